import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Asking } from '../ask.ts'
import type { Person } from '../person.ts'
import { type Finding, firstFailure, type Topic } from '../probe.ts'
import type { Target } from '../target.ts'
import { watchMemory } from '../watch-memory.ts'

/** The longest that one household may wait because of another. */
const LATE_MS = 2000
/** What a few connections may make the server hold. */
const GROWN_MB = 200

/** Pieces that, repeated, make a careless regular expression backtrack. */
const SEEDS = [
  'a,',
  '1/',
  '(',
  '((',
  '[',
  ' ',
  '1 1/2 ',
  'no ',
  'not ',
  'a-',
  'nut free ',
  '1.',
  '1e',
  'x,and ',
  'allergic to ',
  '\u0130',
  '½',
  '"',
  '% ',
  'oz ',
  'o\u0308',
]
const repeated = (seed: string, chars: number) => seed.repeat(Math.ceil(chars / seed.length)).slice(0, chars)

/** The longest time that another household's read takes while `act` runs. */
async function longestReadDuring(other: Person, act: () => Promise<unknown>): Promise<number> {
  let isDone = false
  let worst = 0
  const watching = (async () => {
    while (!isDone) {
      const { ms } = await other.ask(`/api/kv/all?userId=${other.userId}`, { timeoutMs: 60_000 })
      worst = Math.max(worst, ms)
      await wait(20)
    }
  })()
  try {
    await act()
  } finally {
    isDone = true
    await watching
  }
  return worst
}

/** Asks for the largest answers and the most expensive ones on a few connections. */
async function sendAhead(target: Target): Promise<void> {
  const { port } = new URL(target.origin)
  const sockets = ['/api/openapi.json', '/api/docs', '/api/openapi.json', '/drawings/beef-tacos.svg'].map(
    (path) => {
      const socket = connect(Number(port || 80), 'localhost').on('error', () => {})
      socket.pause()
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(1600))
      return socket
    },
  )
  await wait(3000)
  for (const socket of sockets) socket.destroy()
}

async function othersKeepReading(target: Target, act: (sam: Person) => Promise<unknown>): Promise<Finding> {
  const [sam, kim] = await target.pair()
  const worst = await longestReadDuring(kim, () => act(sam))
  return worst > LATE_MS ? `another household waited ${(worst / 1000).toFixed(1)} s` : undefined
}

export const freezing: Topic = {
  name: 'freezing',
  does: 'saves large and hostile texts with its own account and has the server parse them',
  probes: [
    {
      holds: 'guests who send requests ahead and read no answers neither block others nor fill memory',
      async run(target) {
        const [, kim] = await target.pair()
        const { result: worst, grownMb } = await watchMemory(target.own?.pid, () =>
          longestReadDuring(kim, () => sendAhead(target)),
        )
        if (worst > LATE_MS) return `another household waited ${(worst / 1000).toFixed(1)} s`
        return grownMb > GROWN_MB ? `the server grew by ${grownMb.toFixed(0)} MB` : undefined
      },
    },
    {
      holds: 'a profile full of text does not block other households',
      run: (target) =>
        othersKeepReading(target, async (sam) => {
          const words = Array.from({ length: 60_000 }, (_, n) => `food number ${n}`)
          for (const allergies of [
            words,
            words.slice(0, 1900),
            [repeated('no nuts, ', 900_000)],
            [repeated('a,', 1900)],
          ]) {
            await sam.save('profile', { zipCode: '72762', allergies })
            await sam.ask('/api/shopping-list/line', { body: { text: '2 cans of beans' }, timeoutMs: 60_000 })
          }
          await sam.save('profile', { zipCode: '72762' })
        }),
    },
    {
      holds: 'no text of the maximum length keeps a parser busy',
      async run(target) {
        const [sam] = await target.pair()
        await sam.save('profile', { zipCode: '72762' })
        const calls: [string, number, (text: string) => Asking][] = [
          ['/api/shopping-list/line', 200, (text) => ({ body: { text } })],
          ['/api/pantry/understand', 2000, (text) => ({ body: { text } })],
          ['/api/foods/understand', 2000, (text) => ({ body: { text } })],
          ['/api/foods/unsuitable', 200, (text) => ({ body: { foods: Array(200).fill({ name: text }) } })],
          [
            '/api/ai/custom-meal',
            500,
            (text) => ({ body: { name: text, description: text, day: 'Monday', slot: 'dinner' } }),
          ],
        ]
        return firstFailure(
          SEEDS.flatMap((seed) =>
            calls.map(([path, chars, asking]) => async () => {
              const { ms } = await sam.ask(path, { ...asking(repeated(seed, chars)), timeoutMs: 60_000 })
              return ms > LATE_MS
                ? `${path} took ${(ms / 1000).toFixed(1)} s for "${seed}" repeated`
                : undefined
            }),
          ),
        )
      },
    },
    {
      holds: 'a full pantry of long names does not block other households',
      run: (target) =>
        othersKeepReading(target, async (sam) => {
          const pantry = Array.from({ length: 4000 }, (_, n) => ({
            name: repeated(`${n} of the food, `, 120),
            quantity: '1 1/2 lb',
          }))
          await sam.save('pantry', pantry)
          await sam.ask('/api/shopping-list/line', { body: { text: 'beans' }, timeoutMs: 60_000 })
          await sam.ask('/api/ai/quick-meal', { body: {}, timeoutMs: 60_000 })
          await sam.save('pantry', [])
        }),
    },
  ],
}
