import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import {
  adjustPantryItem,
  editPantryItem,
  makePantryItem,
  type PantryItem,
  removePantryItem,
} from '@pennyplate/domain/pantry/pantry'
import { pantryChanges } from '@pennyplate/domain/pantry/pantry-changes'
import { rounds } from '@pennyplate/domain/testing/rounds'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DroppedCommand } from './dropped-command.ts'
import type { ManualClock } from './testing/manual-clock.ts'
import { playOnRealServer, type RealServer } from './testing/on-real-server.ts'
import type { RealDevice } from './testing/real-server.ts'
import { syncAll } from './testing/sync-all.ts'

const EDITS = rounds(80, 200)
type Edit = 'add' | 'raise' | 'lower' | 'rename' | 'remove'
type Step = { edit: Edit | 'count' | 'cook' | 'undo' | 'undo-edit'; device: 0 | 1; pick: number; next: Next }
/** What happens after an edit. */
type Next =
  | 'nothing'
  | 'short-wait'
  | 'long-wait'
  | 'cut'
  | 'answer-lost'
  | 'unavailable'
  | 'passes'
  | 'events-off'
  | 'events-on'
  | 'restart'

const step: fc.Arbitrary<Step> = fc.record({
  edit: fc.constantFrom(
    ...(['add', 'add', 'raise', 'raise', 'lower', 'rename', 'remove', 'cook', 'cook', 'undo'] as const),
    ...(['count', 'count', 'count', 'undo-edit'] as const),
  ),
  device: fc.constantFrom(0, 1),
  pick: fc.nat(30),
  next: fc.constantFrom(
    ...([
      'nothing',
      'nothing',
      'short-wait',
      'short-wait',
      'long-wait',
      'cut',
      'answer-lost',
      'unavailable',
    ] as const),
    ...(['passes', 'passes', 'passes', 'events-off', 'events-on', 'restart'] as const),
  ),
})

/** Only cooking takes of it. */
const EGGS: PantryItem = { id: 'eggs', name: 'Eggs', quantity: '5000 items', category: 'Dairy' }

/** Both devices count it up and down. */
const OATS: PantryItem = { id: 'oats', name: 'Oats', quantity: '5000 cups', category: 'Grains' }
const COUNTED = [EGGS.id, OATS.id]

const itemsOf = (value: unknown): PantryItem[] => (Array.isArray(value) ? value : [])

async function openHousehold(server: RealServer, clock: ManualClock) {
  const devices: [RealDevice, RealDevice] = [
    server.openDevice(clock, await server.signIn()),
    server.openDevice(clock, await server.signIn()),
  ]
  /** Each item as the only device that edited it left it; null if both did or a save was undone. */
  const soleEdits = new Map<string, { device: number; item: PantryItem | undefined } | null>()
  const removed = new Set<string>()
  const undone = new Set<string>()
  let itemCount = 0
  /** The command of each omelet, and what it is of: three eggs. */
  const cooked = new Map<string, string>()
  let omelets = 0
  /** What each undo takes back. */
  const undos = new Map<string, string>()
  const dropped: DroppedCommand[] = []
  /** The item of each edit that can be taken back, and by how much it counted the oats up. */
  const edits = new Map<string, { id: string; by: number }>()
  const editsTakenBack = new Map<string, { id: string; by: number }>()

  function cook({ store }: RealDevice): void {
    const item = itemsOf(store.state('pantry').value).find(({ id }) => id === EGGS.id)
    if (!item) return
    const dish = { name: `Omelet ${omelets++}` }
    const left = `${Number.parseInt(item.quantity, 10) - 3} items`
    const taken = [{ item, index: 0, left }]
    const issued = store.issue({ type: 'cookDish', dish, mealType: 'dinner', taken })
    if (issued.ok) cooked.set(issued.key, dish.name)
  }

  /** Only the page that cooked it can undo it. */
  function takeBack({ store }: RealDevice, pick: number): void {
    const [key, name] = [...cooked].at(-1 - (pick % 4)) ?? []
    if (key === undefined || name === undefined) return
    const issued = store.issue({ type: 'undo', of: key })
    if (!issued.ok) return
    cooked.delete(key)
    undos.set(issued.key, name)
  }

  function changed(
    at: 0 | 1,
    update: (items: PantryItem[]) => PantryItem[],
    { id, by }: { id: string; by: number },
  ) {
    const { store } = devices[at]
    const before = itemsOf(store.state('pantry').value)
    const changes = pantryChanges(before, update(before))
    if (changes.length === 0) return
    const issued = store.issue({ type: 'editPantry', changes })
    if (!issued.ok) throw new Error(issued.fault)
    edits.set(issued.key, { id, by })
    store.confirm(issued).then((outcome) => {
      if (outcome === 'kept') return
      edits.delete(issued.key)
      undone.add(id)
      soleEdits.set(id, null)
    }, fail)
  }

  function count(at: 0 | 1, by: 1 | -1): void {
    changed(at, (items) => adjustPantryItem(items, OATS.id, by), { id: OATS.id, by })
  }

  /** Only the page that made the edit can take it back. */
  function takeEditBack(at: 0 | 1, pick: number): void {
    const [key, edit] = [...edits].at(-1 - (pick % 4)) ?? []
    if (key === undefined || !edit) return
    const issued = devices[at].store.issue({ type: 'undo', of: key })
    if (!issued.ok) return
    edits.delete(key)
    editsTakenBack.set(issued.key, edit)
    undone.add(edit.id)
    removed.add(edit.id)
    soleEdits.set(edit.id, null)
  }

  function act(step: Step): void {
    const { edit: kind, device: at, pick } = step
    if (kind === 'count') count(at, pick % 3 === 0 ? -1 : 1)
    else if (kind === 'undo-edit') takeEditBack(at, pick)
    else if (kind === 'cook') cook(devices[at])
    else if (kind === 'undo') takeBack(devices[at], pick)
    else edit(kind, step)
  }

  function edit(kind: Edit, { device: at, pick }: Step): void {
    const { store } = devices[at]
    const shown = itemsOf(store.state('pantry').value).filter(({ id }) => !COUNTED.includes(id))
    const target = kind === 'add' ? newItem(itemCount++) : shown[pick % Math.max(1, shown.length)]
    if (!target) return
    const update = updateOf(kind, target, pick)
    const after = update(shown).find(({ id }) => id === target.id)
    const known = soleEdits.get(target.id)
    if (kind === 'add' || known?.device === at) soleEdits.set(target.id, { device: at, item: after })
    else soleEdits.set(target.id, null)
    if (!after) removed.add(target.id)
    changed(at, update, { id: target.id, by: 0 })
  }

  async function applyNext({ next: what, device: at }: Step): Promise<void> {
    const device = devices[at]
    if (what === 'short-wait') await clock.advance(300)
    else if (what === 'long-wait') await clock.advance(WRITE_RETRY_MS + 1000)
    else if (what === 'events-off' || what === 'events-on') device.getsEvents = what === 'events-on'
    else if (what === 'restart') await restart(at)
    else if (what !== 'nothing') device.network = what
  }

  async function restart(at: 0 | 1): Promise<void> {
    await server.flushTasks()
    const { store, session, database, network, getsEvents } = devices[at]
    dropped.push(...devices[at].dropped)
    store.close()
    await server.flushTasks()
    devices[at] = Object.assign(server.openDevice(clock, session, database), { network, getsEvents })
    await devices[at].store.read('pantry')
  }

  async function reconnectAndSync(): Promise<void> {
    for (const device of devices) Object.assign(device, { network: 'passes', getsEvents: true })
    await syncAll(() => devices.map(({ store }) => store), clock, server.flushTasks)
  }

  return {
    devices,
    soleEdits,
    removed,
    undone,
    /** An undo that came too late, after more than twenty changes, is reported, and its omelet stays. */
    omelets() {
      const all = [...dropped, ...devices.flatMap((device) => device.dropped)]
      expect(all.filter(({ why }) => why !== 'nothing_to_undo')).toEqual([])
      const stay = all.flatMap(({ entry }) => undos.get(entry.key) ?? [])
      expect(all.every(({ entry }) => undos.has(entry.key) || editsTakenBack.has(entry.key))).toBe(true)
      return [...cooked.values(), ...stay]
    },
    oats() {
      const late = [...dropped, ...devices.flatMap((device) => device.dropped)]
      const stay = late.flatMap(({ entry }) => editsTakenBack.get(entry.key) ?? [])
      return [...edits.values(), ...stay].reduce((sum, { by }) => sum + by, 5000)
    },
    act,
    applyNext,
    reconnectAndSync,
    itemCount: () => itemCount,
  }
}

function fail(error: unknown): never {
  throw error
}

function newItem(number: number): PantryItem {
  const draft = { name: `Beans ${number}`, quantity: '2 cans', category: 'Canned' }
  const made = makePantryItem(draft, `item-${number}`, new Date('2026-11-21T08:00:00Z'))
  if (made.outcome === 'incomplete') throw new Error('beans have a name')
  return made.item
}

function updateOf(kind: Edit, target: PantryItem, pick: number): (items: PantryItem[]) => PantryItem[] {
  switch (kind) {
    case 'add':
      return (items) => [...items, target]
    case 'raise':
      return (items) => adjustPantryItem(items, target.id, 1)
    case 'lower':
      return (items) => adjustPantryItem(items, target.id, -1)
    case 'rename':
      return (items) => editPantryItem(items, target, { ...target, name: `Lentils ${pick}` })
    case 'remove':
      return (items) => removePantryItem(items, target.id)
  }
}

const RUNS = rounds(2, 20)

it(`${EDITS} random edits of one pantry on two devices with network cuts end equal on both, and nothing is lost`, {
  timeout: 600_000,
}, async () => {
  await playOnRealServer(
    step,
    { acts: EDITS, numRuns: RUNS, endOnFailure: true },
    async (steps, server, clock) => {
      await server.save('pantry', [EGGS, OATS])
      const household = await openHousehold(server, clock)
      for (const { store } of household.devices) await store.loadAll()
      for (const each of steps) {
        household.act(each)
        await household.applyNext(each)
        await server.flushTasks()
      }
      await household.reconnectAndSync()

      const stored = itemsOf(await server.stored())
      const history = await server.stored('cookingHistory')
      for (const { store, errors } of household.devices) {
        expect(store.state('pantry').value).toEqual(stored)
        expect(store.state('cookingHistory').value ?? []).toEqual(history)
        expect(store.summary()).toEqual({ status: 'saved', refused: [], stuck: [], unsent: 0 })
        expect(errors).toEqual([])
      }
      const byId = new Map(stored.map((item) => [item.id, item]))
      expect(byId.size).toBe(stored.length)
      const { soleEdits, removed, undone, itemCount, omelets, oats } = household
      // Each omelet that was not undone took its eggs once, and is remembered once.
      const meals = (history as { meal: string }[]).map(({ meal }) => meal)
      expect(meals.toSorted()).toEqual(omelets().toSorted())
      expect(byId.get(EGGS.id)?.quantity).toBe(`${5000 - 3 * meals.length} items`)
      // Each count that was not taken back counts once.
      expect(byId.get(OATS.id)?.quantity).toBe(`${oats()} cups`)
      const added = Array.from({ length: itemCount() }, (_, number) => `item-${number}`)
      expect(added.filter((id) => !byId.has(id) && !removed.has(id) && !undone.has(id))).toEqual([])
      // Items that only one device edited are as that device left them.
      for (const [id, last] of soleEdits) if (last) expect(byId.get(id), id).toEqual(last.item)
    },
  )
})
