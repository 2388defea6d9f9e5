import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { withChangedLine } from '@pennyplate/domain/shopping/shopping-list-changes'
import {
  type LineAddress,
  placedLines,
  type ShoppingList,
} from '@pennyplate/domain/shopping/shopping-list-lines'
import { tickedLines } from '@pennyplate/domain/shopping/shopping-list-ticks'
import { rounds } from '@pennyplate/domain/testing/rounds'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { playOnRealServer } from './testing/on-real-server.ts'
import type { RealDevice } from './testing/real-server.ts'
import { sampleWeek } from './testing/sample-week.ts'
import { syncAll } from './testing/sync-all.ts'

const STEPS = rounds(60, 500)
const AISLES = ['Produce', 'Dairy', 'Frozen foods']
const LINES = 4
type Next = 'nothing' | 'wait' | 'cut' | 'answer-lost' | 'unavailable' | 'passes' | 'events-off'
type Step = { act: 'tick' | 'clear' | 'price'; device: 0 | 1; aisle: number; line: number; next: Next }

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('tick', 'tick', 'tick', 'clear', 'price'),
  device: fc.constantFrom(0, 1),
  aisle: fc.nat(AISLES.length - 1),
  line: fc.nat(LINES / 2 - 1),
  next: fc.constantFrom(
    ...(['nothing', 'nothing', 'nothing', 'wait', 'wait', 'cut', 'answer-lost', 'unavailable'] as const),
    ...(['passes', 'passes', 'passes', 'events-off'] as const),
  ),
})

const list: ShoppingList = {
  sections: AISLES.map((category) => ({
    category,
    items: Array.from({ length: LINES }, (_, at) => ({ name: `${category} ${at}`, estimatedPrice: 1 })),
  })),
  totalCost: AISLES.length * LINES,
}
/** Safe: this test stores lists only. */
const listIn = (value: unknown) => value as ShoppingList

it(`${STEPS} checkmarks and prices of two people in two aisles, with cuts and lost answers: each is on both phones`, {
  timeout: 600_000,
}, async () => {
  await playOnRealServer(step, { acts: STEPS, numRuns: rounds(3, 10) }, async (steps, server, clock) => {
    await server.save('currentMealPlan', sampleWeek())
    await server.save('currentShoppingList', list)
    const phones: readonly [RealDevice, RealDevice] = [
      server.openDevice(clock, await server.signIn()),
      server.openDevice(clock, await server.signIn()),
    ]
    for (const { store } of phones) await store.loadAll()
    const isTicked = new Map<string, boolean>()
    const prices = new Map<string, number>()

    /** Each phone has its own lines in every aisle, so its last act on a line is what must be there. */
    function act({ act: what, device, aisle, line }: Step, at: number): void {
      const { store } = phones[device]
      const category = AISLES[aisle] ?? ''
      const address: LineAddress = { category, name: `${category} ${2 * line + device}`, nth: 0 }
      if (what === 'price') {
        prices.set(address.name, at / 100)
        void store.update('currentShoppingList', (value) =>
          withChangedLine(listIn(value), address, (one) => ({
            ...one,
            estimatedPrice: at / 100,
          })),
        )
      } else {
        isTicked.set(address.name, what === 'tick')
        expect(store.issue({ type: 'tick', lines: [address], isTicked: what === 'tick' }).ok).toBe(true)
      }
    }

    for (const [at, each] of steps.entries()) {
      act(each, at)
      const phone = phones[each.device]
      if (each.next === 'wait') await clock.advance(WRITE_RETRY_MS + 1000)
      else if (each.next === 'events-off') phone.getsEvents = false
      else if (each.next !== 'nothing') phone.network = each.next
      await server.flushTasks()
    }
    for (const phone of phones) Object.assign(phone, { network: 'passes', getsEvents: true })
    await syncAll(() => phones.map(({ store }) => store), clock, server.flushTasks)

    const stored = listIn(await server.stored('currentShoppingList'))
    const expected = [...isTicked].flatMap(([name, ticked]) => (ticked ? [name] : []))
    expect(
      tickedLines(stored)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(expected.toSorted())
    for (const { line } of placedLines(stored)) expect(line.estimatedPrice).toBe(prices.get(line.name) ?? 1)
    for (const { store, errors, dropped } of phones) {
      expect(store.state('currentShoppingList').value).toEqual(stored)
      expect(store.summary()).toEqual({ status: 'saved', refused: [], stuck: [], unsent: 0 })
      expect([...errors, ...dropped]).toEqual([])
    }
  })
})
