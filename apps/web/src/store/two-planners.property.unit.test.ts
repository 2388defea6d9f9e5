import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { isSameJson } from '@pennyplate/domain/json-equality'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPageQueue } from './run-alone.ts'
import { totalOf } from './testing/answer-commands.ts'
import { createManualClock, type ManualClock } from './testing/manual-clock.ts'
import { createMemoryServer, type MemoryServer } from './testing/memory-server.ts'
import { type Device, flushTasks, openDevice } from './testing/open-device.ts'
import { meal, sampleWeek } from './testing/sample-week.ts'
import { syncAll } from './testing/sync-all.ts'
import { WEEK_KEYS } from './week-documents.ts'

type Step =
  | { kind: 'command'; device: number; command: WeekCommand }
  | { kind: 'undo' | 'edit' | 'reopen' | 'load' | 'accept'; device: number; pick: number }
  | { kind: 'result'; device: number; result: 'passes' | 'cut' | 'answer-lost' | 'error' }
  | { kind: 'wait'; ms: number }

const device = fc.nat(2)
const at: fc.Arbitrary<SlotAddress> = fc.record({ day: fc.nat(6), slot: fc.constantFrom('lunch', 'dinner') })
const item = fc
  .nat(5)
  .map((id) => ({ id: `item-${id}`, name: `Food ${id}`, quantity: '1', category: 'Grains' as const }))
const command: fc.Arbitrary<WeekCommand> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('replace' as const),
      at,
      meal: fc.tuple(fc.nat(9), fc.nat(5)).map(([name, dollars]) => meal(`Dish ${name}`, dollars)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('move' as const), from: at, to: at }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.uniqueArray(at, { minLength: 1, maxLength: 4, selector: ({ day, slot }) => `${day} ${slot}` }),
        fc.nat(9),
      )
      .map(([slots, name]) => ({
        type: 'replan' as const,
        meals: slots.map((slot) => ({ at: slot, was: `Dish ${name % 5}`, meal: meal(`Dish ${name}`, 3) })),
      })),
  },
  fc.record({ type: fc.constant('skip' as const), at }),
  fc.record({ type: fc.constant('eatOut' as const), at, cents: fc.nat(5000), fromBudget: fc.boolean() }),
  fc.record({
    type: fc.constant('setPlace' as const),
    at,
    place: fc.constantFrom('leftover' as const, 'school' as const),
  }),
  fc.record({ type: fc.constant('setServings' as const), at, people: fc.option(fc.nat(9)) }),
  fc.record({ type: fc.constant('lock' as const), at, isLocked: fc.boolean() }),
  fc.record({ type: fc.constant('copy' as const), from: at, to: at }),
  fc.record({
    type: fc.constant('cook' as const),
    at,
    taken: fc.constant([]),
    cookedAt: fc.constant('2026-11-16'),
  }),
  fc.record({
    type: fc.constant('cookDish' as const),
    dish: fc.record({ name: fc.constantFrom('Omelet', 'Soup') }),
    mealType: fc.constant('dinner'),
    taken: fc.tuple(item, fc.constantFrom(null, '1')).map(([item, left]) => [{ item, index: 0, left }]),
    cookedAt: fc.constantFrom('2026-11-16', '2026-11-17'),
  }),
  fc.record({ type: fc.constant('buy' as const), items: fc.array(item, { maxLength: 2 }) }),
  fc.record({
    type: fc.constant('tick' as const),
    lines: fc.constant([{ category: 'Produce', name: 'Onions', nth: 0 }]),
    isTicked: fc.boolean(),
  }),
  fc.constant<WeekCommand>({ type: 'reopen' }),
  fc
    .constantFrom('2026-11-15', '2026-11-22')
    .map((week) => ({ type: 'take' as const, plan: sampleWeek(week) })),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('command' as const), device, command }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'undo' as const,
        'edit' as const,
        'reopen' as const,
        'load' as const,
        'accept' as const,
      ),
      device,
      pick: fc.nat(20),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(0, 1000, 6000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('result' as const),
      device,
      result: fc.constantFrom('passes' as const, 'cut' as const, 'answer-lost' as const, 'error' as const),
    }),
  },
)

/** Two browsers, one of them with two tabs that send independently, as on plain http. */
function openHousehold(server: MemoryServer, clock: ManualClock) {
  const [one, two] = [openDevice(server, clock), openDevice(server, clock)]
  const devices = [one, two, openDevice(server, clock, { ...two.browser, runAlone: createPageQueue() })]
  const issued: { key: string; undoes: string | undefined }[] = []
  const dropped = new Set<string>()

  function collect({ dropped: here }: Device) {
    for (const { entry } of here) dropped.add(entry.key)
  }

  async function apply(step: Step): Promise<void> {
    if (step.kind === 'wait') return clock.advance(step.ms)
    const device = devices[step.device]
    if (!device) return
    if (step.kind === 'result')
      device.line.always =
        step.result === 'error' ? { kind: 'failed', status: 503, retryAfterMs: undefined } : step.result
    else if (step.kind === 'command') issue(device, step.command)
    else if (step.kind === 'undo')
      issue(device, { type: 'undo', of: issued.at(-1 - (step.pick % 3))?.key ?? '' })
    else if (step.kind === 'load') await device.store.loadAll()
    else if (step.kind === 'accept') void device.store.issueNow({ type: 'accept' }).catch(() => undefined)
    else if (step.kind === 'edit')
      void device.store.update('pantry', (items) =>
        (Array.isArray(items) ? items : []).map((one) => ({ ...one, quantity: `${step.pick}` })),
      )
    else await reopen(step.device, device)
  }

  function issue({ store }: Device, command: WeekCommand) {
    const result = store.issue(command)
    if (result.ok) issued.push({ key: result.key, undoes: command.type === 'undo' ? command.of : undefined })
  }

  async function reopen(index: number, device: Device) {
    device.store.close()
    await flushTasks()
    collect(device)
    const next = openDevice(server, clock, device.browser)
    next.line.always = device.line.always
    devices[index] = next
    await flushTasks()
  }

  async function reconnect() {
    for (const { line } of devices) line.always = 'passes'
    await syncAll(() => devices.map(({ store }) => store), clock, flushTasks)
    devices.forEach(collect)
  }

  return { devices, issued, dropped, apply, reconnect }
}

/** A total is unknown, or that of exactly the meals beside it. */
function expectOwnTotal(value: unknown) {
  // Safe: this test stores plans only.
  const plan = value as WeekPlan | undefined
  const total = plan?.report?.totalCents ?? null
  if (plan && total !== null) expect(total).toBe(totalOf(plan))
}

it('random commands from three tabs with cuts, lost answers and restarts: all show the same week, each command done once or reported', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const server = createMemoryServer()
      const clock = createManualClock()
      server.put('currentMealPlan', sampleWeek())
      const household = openHousehold(server, clock)
      for (const { store } of household.devices) await store.loadAll()
      for (const each of steps) {
        await household.apply(each)
        for (const { store } of household.devices) expectOwnTotal(store.state('currentMealPlan').value)
        await flushTasks()
      }
      await household.reconnect()

      for (const { store, errors } of household.devices) {
        for (const key of WEEK_KEYS)
          expect([key, isSameJson(store.state(key).value, server.value(key))]).toEqual([key, true])
        expect(store.summary()).toEqual({ status: 'saved', refused: [], stuck: [], unsent: 0 })
        expect(errors).toEqual([])
      }
      expectOwnTotal(server.value('currentMealPlan'))
      const done = server.commandsDone()
      const { dropped } = household
      const unreported = household.issued.filter(
        // An undo goes with the command that could not be done.
        ({ key, undoes }) => !done.has(key) && !dropped.has(key) && !dropped.has(undoes ?? ''),
      )
      expect(unreported).toEqual([])
    }),
    { numRuns: 150 },
  )
})
