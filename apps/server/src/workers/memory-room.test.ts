import { expect, it } from 'vitest'
import { createMemoryRoom, type MemoryRoom } from './memory-room.ts'

/** Takes memory under a name, and notes when it has it. */
function ask(room: MemoryRoom, had: string[], name: string, mb: number, signal?: AbortSignal) {
  return room.take(mb, signal).then((giveBack) => {
    had.push(name)
    return giveBack
  })
}
const settled = async () => {
  for (let round = 0; round < 5; round++) await Promise.resolve()
}

it('has no more out at once than there is', async () => {
  const room = createMemoryRoom(100)
  const had: string[] = []
  const first = ask(room, had, 'first', 60)
  void ask(room, had, 'second', 60)
  void ask(room, had, 'third', 40)
  await settled()
  expect(had).toEqual(['first', 'third'])
  expect(room.othersWait()).toBe(true)
  ;(await first)()
  await settled()
  expect(had).toEqual(['first', 'third', 'second'])
  expect(room.othersWait()).toBe(false)
})

it('counts what is given back twice once', async () => {
  const room = createMemoryRoom(100)
  const had: string[] = []
  const giveBack = await ask(room, had, 'first', 60)
  giveBack()
  giveBack()
  void ask(room, had, 'second', 100)
  void ask(room, had, 'third', 1)
  await settled()
  expect(had).toEqual(['first', 'second'])
})

it('a large one that waits starts, however many small ones keep coming', async () => {
  const room = createMemoryRoom(100)
  const had: string[] = []
  const running = [ask(room, had, 'small', 50), ask(room, had, 'small', 50)]
  void ask(room, had, 'large', 100)
  for (let round = 0; round < 20; round++) {
    running.push(ask(room, had, 'small', 50))
    void running.shift()?.then((giveBack) => giveBack())
    await settled()
  }
  expect(had).toContain('large')
})

it('a small one starts before a large one that does not fit yet', async () => {
  const room = createMemoryRoom(100)
  const had: string[] = []
  void ask(room, had, 'first', 60)
  void ask(room, had, 'large', 100)
  void ask(room, had, 'small', 10)
  await settled()
  expect(had).toEqual(['first', 'small'])
})

it('who stops waiting gets nothing, and is in nobody’s way', async () => {
  const room = createMemoryRoom(100)
  const had: string[] = []
  const giveBack = await ask(room, had, 'first', 60)
  const stop = new AbortController()
  const stopped = ask(room, had, 'second', 100, stop.signal)
  stop.abort()
  await expect(stopped).rejects.toMatchObject({ code: 'unavailable' })
  await expect(room.take(1, AbortSignal.abort())).rejects.toMatchObject({ code: 'unavailable' })
  giveBack()
  void ask(room, had, 'third', 100)
  await settled()
  expect(had).toEqual(['first', 'third'])
})

it('what rests ends once somebody waits, and not before', async () => {
  const room = createMemoryRoom(100)
  const had: string[] = []
  const giveBack = await ask(room, had, 'resting', 60)
  let offers = 0
  const offer = () =>
    room.offer(() => {
      offers++
      giveBack()
    })
  offer()()
  offer()
  void ask(room, had, 'small', 40)
  await settled()
  expect(offers).toBe(0)
  void ask(room, had, 'large', 60)
  await settled()
  expect([offers, ...had]).toEqual([1, 'resting', 'small', 'large'])
})

it('refuses to wait for more than there will ever be', () => {
  expect(() => createMemoryRoom(100).take(101)).toThrow(RangeError)
})
