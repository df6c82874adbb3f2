import type { Place } from './channels.js'

/** All places by id, and those of the server by name too: where several have one name, the newest. */
export interface PlaceIndex {
  /** In the order in which they were made. */
  all(): readonly Place[]
  get(id: string): Place | undefined
  named(kind: 'text' | 'thread', name: string): Place | undefined
  add(place: Place): void
  rename(place: Place, name: string): void
  remove(place: Place): void
}

export function createPlaceIndex(): PlaceIndex {
  const byId = new Map<string, Place>()
  const byName = new Map<string, Place>()
  const keyOf = (kind: Place['kind'], name: string): string => `${kind} ${name}`
  /** Whoever else has the name that was let go is found by it again. */
  const letGo = ({ kind, name }: Place): void => {
    const next = [...byId.values()].findLast((other) => other.kind === kind && other.name === name)
    if (next) byName.set(keyOf(kind, name), next)
    else byName.delete(keyOf(kind, name))
  }
  return {
    all: () => [...byId.values()],
    get: (id) => byId.get(id),
    named: (kind, name) => byName.get(keyOf(kind, name)),
    add(place) {
      byId.set(place.id, place)
      byName.set(keyOf(place.kind, place.name), place)
    },
    rename(place, name) {
      const { kind, name: before } = place
      if (name === before) return
      place.name = name
      letGo({ ...place, name: before })
      byName.set(keyOf(kind, name), place)
    },
    remove(place) {
      byId.delete(place.id)
      letGo(place)
    },
  }
}
