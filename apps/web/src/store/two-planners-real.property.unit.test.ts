import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ManualClock } from './testing/manual-clock.ts'
import { playOnRealServer, type RealServer } from './testing/on-real-server.ts'
import type { RealDevice } from './testing/real-server.ts'
import { sampleWeek } from './testing/sample-week.ts'
import { syncAll } from './testing/sync-all.ts'

const COMMANDS = rounds(60, 500)
const RUNS = rounds(2, 10)
type Next = 'nothing' | 'wait' | 'cut' | 'answer-lost' | 'unavailable' | 'passes' | 'events-off' | 'restart'
type Step = {
  kind: 'replace' | 'move' | 'undo'
  device: 0 | 1
  from: SlotAddress
  to: SlotAddress
  next: Next
}

const at: fc.Arbitrary<SlotAddress> = fc.record({ day: fc.nat(6), slot: fc.constantFrom('lunch', 'dinner') })
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'move', 'move', 'undo'),
  device: fc.constantFrom(0, 1),
  from: at,
  to: at,
  next: fc.constantFrom(
    ...(['nothing', 'nothing', 'wait', 'wait', 'cut', 'answer-lost', 'unavailable'] as const),
    ...(['passes', 'passes', 'passes', 'events-off', 'restart'] as const),
  ),
})

/** Safe: this test stores plans only. */
const planIn = (value: unknown) => value as WeekPlan
const dishesOf = (plan: WeekPlan) => everySlot(plan).map((slot) => mealAt(plan, slot)?.name ?? '')

async function openHousehold(server: RealServer, clock: ManualClock) {
  const devices: [RealDevice, RealDevice] = [
    server.openDevice(clock, await server.signIn()),
    server.openDevice(clock, await server.signIn()),
  ]
  /** Undoing a move after another one may leave a meal twice, so only replacements are undone. */
  const replacements: string[] = []
  let dishes = 0

  function issue({ kind, device, from, to }: Step): void {
    const { store } = devices[device]
    const command: WeekCommand =
      kind === 'replace'
        ? { type: 'replace', at: from, meal: { name: `Dish ${dishes++}` } }
        : kind === 'move'
          ? { type: 'move', from, to }
          : { type: 'undo', of: replacements.at(-1) ?? '' }
    const result = store.issue(command)
    if (result.ok && kind === 'replace') replacements.push(result.key)
  }

  async function applyNext({ next: what, device: place }: Step): Promise<void> {
    const device = devices[place]
    if (what === 'wait') await clock.advance(WRITE_RETRY_MS + 1000)
    else if (what === 'events-off') device.getsEvents = false
    else if (what === 'restart') await restart(place)
    else if (what !== 'nothing') device.network = what
  }

  async function restart(place: 0 | 1): Promise<void> {
    await server.flushTasks()
    const { store, session, database, network } = devices[place]
    store.close()
    await server.flushTasks()
    devices[place] = Object.assign(server.openDevice(clock, session, database), { network })
    await devices[place].store.read('currentMealPlan')
  }

  async function reconnect(): Promise<void> {
    for (const device of devices) Object.assign(device, { network: 'passes', getsEvents: true })
    await syncAll(() => devices.map(({ store }) => store), clock, server.flushTasks)
  }

  return { devices, issue, applyNext, reconnect }
}

it(`${COMMANDS} random commands of two devices on the real server, with cuts, lost answers and restarts, end equal on both`, {
  timeout: 600_000,
}, async () => {
  await playOnRealServer(
    step,
    { acts: COMMANDS, numRuns: RUNS, endOnFailure: true },
    async (steps, server, clock) => {
      await server.save('currentMealPlan', sampleWeek())
      const household = await openHousehold(server, clock)
      for (const { store } of household.devices) await store.loadAll()
      for (const each of steps) {
        household.issue(each)
        await household.applyNext(each)
        await server.flushTasks()
      }
      await household.reconnect()

      const stored = planIn(await server.stored('currentMealPlan'))
      for (const { store, errors } of household.devices) {
        expect(store.state('currentMealPlan').value).toEqual(stored)
        expect(store.summary()).toEqual({ status: 'saved', refused: [], stuck: [], unsent: 0 })
        expect(errors).toEqual([])
      }
      // Nothing here empties a slot, and each dish was set once: a meal lost or a command done twice would show.
      const dishes = dishesOf(stored)
      expect(dishes).toHaveLength(14)
      expect(new Set(dishes).size).toBe(14)
      const isUntouched = JSON.stringify(stored.days) === JSON.stringify(sampleWeek().days)
      if (!isUntouched) expect(stored.report?.totalCents).toBeNull()
    },
  )
})
