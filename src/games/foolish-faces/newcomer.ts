import type { Play, Round, Trick, View } from './types.js'

/**
 * The view of somebody for a seat at which others acted before: what they played face down is known to them alone. `isOwn` tells of each
 * action of the seat, counted from 0, whether it was the viewer's. A card is an action, and so is a crash.
 */
export function newcomer(view: View, isOwn: (action: number) => boolean): View {
  let actions = 0
  const plays = (list: readonly Play[]): readonly Play[] =>
    list.map((play) => (play.seat !== view.viewer || isOwn(actions++) || play.up ? play : { ...play, card: null }))
  const tricks = (list: readonly Trick[]): readonly Trick[] => list.map((trick) => ({ ...trick, plays: plays(trick.plays) }))
  // In the order in which it was played, for the sake of the count.
  const rounds = view.rounds.map((round): Round => {
    const taken = tricks(round.tricks)
    const crash = round.crash && { ...round.crash, plays: plays(round.crash.plays) }
    if (crash?.seat === view.viewer) actions++
    return { ...round, tricks: taken, crash }
  })
  const past = tricks(view.tricks)
  return { ...view, rounds, tricks: past, plays: plays(view.plays) }
}
