import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPageQueue } from './run-alone.ts'
import { createManualClock, type ManualClock } from './testing/manual-clock.ts'
import { createMemoryServer, type MemoryServer } from './testing/memory-server.ts'
import { type Device, flushTasks, openDevice } from './testing/open-device.ts'
import { syncAll } from './testing/sync-all.ts'

type Item = { id: string; quantity: number }
type Step =
  | { kind: 'add' | 'add-now' | 'remove' | 'change'; device: number; pick: number }
  | { kind: 'result'; device: number; result: 'passes' | 'cut' | 'answer-lost' | 'error' }
  | { kind: 'reopen' | 'events-off' | 'events-on' | 'load'; device: number }
  | { kind: 'wait'; ms: number }

const device = fc.nat(2)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('add', 'add-now', 'remove', 'change'),
      device,
      pick: fc.nat(20),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.constantFrom(0, 300, 1000, 6000) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('result'),
      device,
      result: fc.constantFrom('passes', 'cut', 'answer-lost', 'error'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('reopen', 'events-off', 'events-on', 'load'), device }),
  },
)

const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value : [])

/** One household with two browsers, one of them with two tabs. Keeps track of what was added and removed. */
function openHousehold(server: MemoryServer, clock: ManualClock) {
  const [one, two] = [openDevice(server, clock), openDevice(server, clock)]
  // The second tab of the second browser has its own queue, as on plain http.
  const devices = [one, two, openDevice(server, clock, { ...two.browser, runAlone: createPageQueue() })]
  const added = new Set<string>()
  const removed = new Set<string>()
  const undone = new Set<string>()

  async function apply(step: Step): Promise<void> {
    if (step.kind === 'wait') return clock.advance(step.ms)
    const device = devices[step.device]
    if (!device) return
    const { store, line } = device
    if (step.kind === 'result') {
      line.always =
        step.result === 'error' ? { kind: 'failed', status: 503, retryAfterMs: undefined } : step.result
    } else if (step.kind === 'events-off' || step.kind === 'events-on')
      line.getsEvents = step.kind === 'events-on'
    else if (step.kind === 'load') await store.loadAll()
    else if (step.kind === 'reopen') await reopen(step.device, device)
    else if ('pick' in step) editOnce(step.kind, device, step.pick)
  }

  async function reopen(index: number, device: Device) {
    device.store.close()
    await flushTasks()
    const next = openDevice(server, clock, device.browser)
    next.line.always = device.line.always
    next.line.getsEvents = device.line.getsEvents
    devices[index] = next
    await flushTasks()
  }

  function editOnce(kind: 'add' | 'add-now' | 'remove' | 'change', { store }: Device, pick: number) {
    const shown = itemsOf(store.state('wastedFood').value)
    const target = shown[pick % Math.max(1, shown.length)]
    if (kind === 'add' || kind === 'add-now') {
      const item = { id: `item-${added.size}`, quantity: pick }
      added.add(item.id)
      const update = (value: unknown) => [...itemsOf(value), item]
      if (kind === 'add') void store.update('wastedFood', update)
      // A failed immediate save is undone, so the item may be missing.
      else store.saveNow('wastedFood', update).catch(() => undone.add(item.id))
    } else if (target && kind === 'remove') {
      removed.add(target.id)
      void store.update('wastedFood', (value) => itemsOf(value).filter((item) => item.id !== target.id))
    } else if (target) {
      const change = (item: Item) => (item.id === target.id ? { ...item, quantity: pick } : item)
      void store.update('wastedFood', (value) => itemsOf(value).map(change))
    }
  }

  async function reconnectAndSync() {
    for (const { line } of devices) Object.assign(line, { always: 'passes', getsEvents: true })
    await syncAll(() => devices.map(({ store }) => store), clock, flushTasks)
  }

  return { devices, added, removed, undone, apply, reconnectAndSync }
}

it('after random edits, network cuts and restarts, three devices show the same items and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const server = createMemoryServer()
      const clock = createManualClock()
      const household = openHousehold(server, clock)
      for (const { store } of household.devices) await store.read('wastedFood')
      for (const each of steps) {
        await household.apply(each)
        await flushTasks()
      }
      await household.reconnectAndSync()

      const stored = itemsOf(server.value('wastedFood'))
      for (const { store, errors } of household.devices) {
        expect(itemsOf(store.state('wastedFood').value)).toEqual(stored)
        expect(store.summary()).toEqual({ status: 'saved', refused: [], stuck: [], unsent: 0 })
        expect(errors).toEqual([])
      }
      const ids = new Set(stored.map((item) => item.id))
      expect(ids.size).toBe(stored.length)
      const lost = [...household.added].filter(
        (id) => !ids.has(id) && !household.removed.has(id) && !household.undone.has(id),
      )
      expect(lost).toEqual([])
    }),
    { numRuns: 150 },
  )
})
