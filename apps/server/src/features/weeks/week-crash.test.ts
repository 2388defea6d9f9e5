import { rounds } from '@pennyplate/domain/testing/rounds'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { seededRandom } from '@pennyplate/planner/search/random'
import { afterEach, describe, expect, it } from 'vitest'
import { ENGINES, freshDatabase } from '../../testing/fresh-database.ts'
import { type ServerProcess, signUpOver, startServerProcess } from '../../testing/server-process.ts'

const CRASHES = rounds(3, 30)
const COMMANDS_BETWEEN = 40
/** Decides when the server is killed. Printed with the test's name; give CRASH_SEED to repeat a run. */
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)

const PLAN = {
  weekStartDate: '2026-11-22',
  days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: 'Chili' } } })),
}
const EGGS = { id: 'e', name: 'Eggs', quantity: '10000 items', category: 'Dairy' }
const LESS = { was: EGGS, now: { ...EGGS, quantity: '9999 items' }, at: 0 }
const TAKEN = [{ item: EGGS, index: 0, left: '9999 items' }]

let running: ServerProcess | undefined
afterEach(async () => {
  await running?.kill('SIGKILL')
})

describe.each(ENGINES)('a server killed while it does commands, with %s', (engine) => {
  it(`has done each one once or not at all, ${CRASHES} crashes, CRASH_SEED=${SEED}`, {
    timeout: 900_000,
  }, async () => {
    const where = await freshDatabase(engine)
    const random = seededRandom(SEED)
    running = await startServerProcess(where)
    const sam = await signUpOver(running.url, 'sam@example.org')
    const dish = { name: 'Omelet' }
    await sam.save(running.url, 'pantry', [EGGS])
    const send = async (n: number) => {
      const command =
        n === 0
          ? { type: 'take', plan: PLAN }
          : n % 2 === 0
            ? { type: 'cook', at: { day: n % 7, mealType: 'dinner' }, taken: TAKEN, cookedAt: cookedAt(n) }
            : n % 4 === 1
              ? { type: 'cookDish', dish, mealType: 'dinner', taken: TAKEN, cookedAt: cookedAt(n) }
              : { type: 'editPantry', changes: [LESS] }
      const answer = await fetch(`${running?.url}/api/week/commands`, {
        method: 'POST',
        headers: sam.headers,
        body: JSON.stringify({ idempotencyKey: `command ${n}`, command }),
      }).catch(() => undefined)
      if (answer?.status !== 200) return undefined
      const { revision } = (await answer.json().catch(() => ({}))) as { revision?: number }
      return revision
    }
    const revisions = new Map<number, number>()
    let next = 0
    let repeats = 0
    let turnsOfAnAnswer = 0
    for (let crash = 0; crash < CRASHES; crash++) {
      const killAfter = next + 5 + random.below(COMMANDS_BETWEEN)
      for (let killed: Promise<unknown> | undefined; !killed; ) {
        const underway = send(next)
        if (next === killAfter) {
          // The first is killed at once, the others anywhere in the time that a command takes on this machine.
          const turns = crash === 0 ? 0 : random.below(turnsOfAnAnswer)
          for (let turn = 0; turn < turns; turn++) await nextTurn()
          killed = running.kill('SIGKILL')
        } else turnsOfAnAnswer = await turnsUntil(underway)
        const revision = await underway
        await killed
        // Without an answer the same command is sent to the next server.
        if (revision === undefined) repeats += 1
        else revisions.set(next++, revision)
      }
      running = await startServerProcess(where)
    }
    revisions.set(next, (await send(next)) ?? 0)
    const read = async (key: string) => (await (await sam.read(running?.url ?? '', key)).json()) as Stored
    const done = [...revisions.keys()]
    expect(repeats).toBeGreaterThan(0)
    // A dish that is in no week, and an edit of the pantry, leaves the plan as it is.
    expect([...revisions.values()]).toEqual(done.map((n) => 1 + Math.floor(n / 2)))
    const { value } = await read('cookingHistory')
    expect(value.map(({ date }) => date)).toEqual(done.filter((n) => n > 0 && n % 4 !== 3).map(cookedAt))
    expect((await read('pantry')).value).toMatchObject([{ quantity: `${10_000 - next} items` }])
    expect((await read('currentMealPlan')).revision).toBe(revisions.get(next))
    await running.kill('SIGKILL')
    await where.remove()
  })
})

function nextTurn(): Promise<unknown> {
  return new Promise(setImmediate)
}

async function turnsUntil(settled: Promise<unknown>): Promise<number> {
  let isSettled = false
  void settled.then(() => {
    isSettled = true
  })
  let turns = 0
  for (; !isSettled; turns++) await nextTurn()
  return turns
}

type Stored = { readonly revision: number; readonly value: readonly { readonly date: string }[] }

function cookedAt(n: number): string {
  return new Date(Date.UTC(2026, 10, 22, 0, n)).toISOString()
}
