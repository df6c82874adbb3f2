import { describe, expect, it } from 'vitest'
import type { Change } from '../../src/local-discord/news.js'
import { createWorld } from '../../src/local-discord/world.js'

describe('the world', () => {
  it('tells what happens to whoever listens, until they stop', () => {
    const world = createWorld({ token: 't', people: ['Ann', 'Bo'], origin: () => '' })
    const told: Change[] = []
    const stop = world.watch((change) => told.push(change))
    const [ann, bo] = [world.person('Ann'), world.person('Bo')]
    const text = `Your turn, <@${bo.id}>`
    const said = world.say(ann, 'games', text)
    world.person('Cleo')
    world.setBotOnline(true)
    world.setBotOnline(true)
    world.messages.remove(said.id)
    stop()
    world.say(ann, 'games', 'unheard')
    expect(told.map(({ kind }) => kind)).toEqual(['message', 'member', 'bot', 'gone'])
    const [first] = told
    if (first?.kind !== 'message') throw new Error('expected a message')
    expect(first).toMatchObject({ edited: false, viewer: undefined, message: { content: text, author: { global_name: 'Ann' } } })
    expect([world.pings(first.message, bo), world.pings(first.message, ann)]).toEqual([true, false])
    expect(world.nameOf(bo.id)).toBe('Bo')
    expect(world.people().map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cleo'])
  })

  it('forgets the messages of a channel with the channel, and its threads', () => {
    const world = createWorld({ token: 't', people: ['Ann'], origin: () => '' })
    const place = world.channels.open('more')
    const thread = world.channels.startThread(place, {
      id: world.nextId(),
      name: 'side',
      hidden: false,
      autoArchiveMinutes: 60,
      ownerId: world.home.bot.id,
    })
    const said = world.say(world.person('Ann'), thread.id, 'hello')
    world.channels.remove(place)
    expect(world.messages.find(said.id)).toBeUndefined()
    expect(world.channels.get(thread.id)).toBeUndefined()
    expect(world.textChannels().map(({ name }) => name)).toEqual(['games'])
  })

  it('gives rising ids, also within a millisecond', () => {
    const world = createWorld({ token: 't', origin: () => '' })
    const ids = Array.from({ length: 1000 }, () => world.nextId())
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(1000)
    world.advance(60_000)
    expect(Number((BigInt(world.nextId()) - BigInt(ids[0] ?? 0)) >> 22n)).toBeGreaterThanOrEqual(60_000)
  })
})
