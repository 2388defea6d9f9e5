import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import { pantryChanges } from '@pennyplate/domain/pantry/pantry-changes'
import { withChangedLine } from '@pennyplate/domain/shopping/shopping-list-changes'
import {
  type LineAddress,
  placedLines,
  type ShoppingList,
} from '@pennyplate/domain/shopping/shopping-list-lines'
import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { expect } from 'vitest'
import type { DroppedCommand } from '../dropped-command.ts'
import type { LocalDatabase } from '../local-database.ts'
import type { createDeviceOpener } from './device-over.ts'
import type { ManualClock } from './manual-clock.ts'
import { recipesOn } from './recipes-on-device.ts'
import { sampleWeek } from './sample-week.ts'

export const ACTS = [
  ...(['replace', 'replace', 'move', 'takeReplacementBack', 'note'] as const),
  ...(['tick', 'tick', 'clear', 'price'] as const),
  ...(['raise', 'lower', 'add', 'change', 'remove'] as const),
  ...(['cook', 'cook', 'takeCookingBack'] as const),
  ...(['writeRecipe', 'changeSharedRecipe', 'deleteRecipe'] as const),
  ...(['like', 'unlike'] as const),
] as const
export type Act = { act: (typeof ACTS)[number]; device: 0 | 1; pick: number }

type Device = ReturnType<ReturnType<typeof createDeviceOpener>['open']>
type World = Readonly<{
  openDevice: (place: 0 | 1, clock: ManualClock, database?: LocalDatabase) => Device
  get: (path: string) => Promise<unknown>
  stored: (key: DocumentKey) => Promise<unknown>
  save: (key: DocumentKey, value: unknown) => Promise<unknown>
  kill: (place: number) => Promise<void>
  flushTasks: () => Promise<void>
  close: () => Promise<void>
}>
export type Kitchen = Awaited<ReturnType<typeof openKitchen>> & { world: World }

const EGGS: PantryItem = { id: 'eggs', name: 'Eggs', quantity: '50000 items', category: 'Dairy' }
const FLOUR: PantryItem = { id: 'flour', name: 'Flour', quantity: '10000 bags', category: 'Grains' }
const SHARED_RECIPE = 'own-shared-00001'
const LIST: ShoppingList = {
  sections: [
    {
      category: 'Produce',
      items: Array.from({ length: 8 }, (_, at) => ({ name: `Line ${at}`, estimatedPrice: 1 })),
    },
  ],
  totalCost: 8,
}
const KEYS = [
  ...(['currentMealPlan', 'currentShoppingList', 'pantry', 'cookingHistory', 'recipeFavorites'] as const),
] as const

/** Safe: these tests store what they read. */
const itemsIn = (value: unknown) => (value ?? []) as readonly PantryItem[]
const wordsIn = (value: unknown) => (value ?? []) as readonly string[]
const listIn = (value: unknown) => value as ShoppingList

/**
 * Two devices of one household. What only one of them touches must be as it left it; of what both do, everything counts
 * once: each meal and omelet is there once, and amounts add up.
 */
export async function openKitchen(world: World, clock: ManualClock) {
  await world.save('currentMealPlan', sampleWeek())
  await world.save('currentShoppingList', LIST)
  await world.save('pantry', [EGGS, FLOUR])
  const devices: [Device, Device] = [world.openDevice(0, clock), world.openDevice(1, clock)]
  for (const { store } of devices) await store.loadAll()
  const told = createLedger()
  const dropped: DroppedCommand[] = []

  async function restart(at: 0 | 1): Promise<void> {
    await world.flushTasks()
    const { store, database, network, getsEvents, recipes, errors } = devices[at]
    dropped.push(...devices[at].dropped)
    store.close()
    await world.flushTasks()
    devices[at] = Object.assign(world.openDevice(at, clock, database), {
      network,
      getsEvents,
      recipes,
      errors,
    })
    for (const key of KEYS) await devices[at].store.read(key)
  }

  async function expectSettled(): Promise<void> {
    const now = Object.fromEntries(await Promise.all(KEYS.map(async (key) => [key, await world.stored(key)])))
    for (const { store, errors, problems } of devices) {
      for (const key of KEYS) expect(store.state(key).value ?? [], key).toEqual(now[key] ?? [])
      expect(store.summary()).toEqual({ status: 'saved', refused: [], stuck: [], unsent: 0 })
      expect([...errors, ...problems]).toEqual([])
    }
    told.expect(now, [...dropped, ...devices.flatMap((device) => device.dropped)])
  }

  return {
    world,
    devices,
    restart,
    act: (act: Act) => told.play(devices[act.device], act),
    expectSettled,
    expectRecipes: told.expectRecipes,
  }
}

/** Plays acts, and remembers what must come of them. */
function createLedger() {
  let count = 0
  const replacements: string[] = []
  const cooked = new Map<string, string>()
  const undos = new Map<string, string>()
  const notes = new Map<number, string>()
  const ticked = new Map<string, boolean>()
  const prices = new Map<string, number>()
  const own = new Map<string, string | null>()
  const recipes = new Map<string, string | null>()
  const likes = new Map<string, boolean>()
  let bags = 10_000

  const issue = ({ store }: Device, command: WeekCommand) => {
    const issued = store.issue(command)
    return issued.ok ? issued.key : undefined
  }

  function edit(device: Device, id: string, change: (item: PantryItem) => PantryItem | null): boolean {
    const items = itemsIn(device.store.state('pantry').value)
    const after = items.flatMap((item) => (item.id === id ? (change(item) ?? []) : [item]))
    const changes = pantryChanges(items, after)
    return changes.length > 0 && issue(device, { type: 'editPantry', changes }) !== undefined
  }

  const plays: Record<Act['act'], (device: Device, at: 0 | 1, pick: number) => void> = {
    replace(device, _, pick) {
      const key = issue(device, { type: 'replace', at: slotOf(pick), meal: { name: `Dish ${count++}` } })
      if (key) replacements.push(key)
    },
    move: (device, _, pick) =>
      void issue(device, { type: 'move', from: slotOf(pick), to: slotOf(Math.floor(pick / 14)) }),
    takeReplacementBack: (device) => void issue(device, { type: 'undo', of: replacements.at(-1) ?? '' }),
    note(device, at, pick) {
      const [day, text] = [at * 3 + (pick % 3), `note ${count++}`]
      if (issue(device, { type: 'noteDay', day, text })) notes.set(day, text)
    },
    tick: (device, at, pick) => tick(device, lineOf(at, pick), true),
    clear: (device, at, pick) => tick(device, lineOf(at, pick), false),
    price(device, at, pick) {
      const [address, estimatedPrice] = [lineOf(at, pick), 1 + count++ / 100]
      if (!device.store.state('currentShoppingList').value) return
      prices.set(address.name, estimatedPrice)
      const change = (value: unknown) =>
        value ? withChangedLine(listIn(value), address, (line) => ({ ...line, estimatedPrice })) : value
      void device.store.update('currentShoppingList', change)
    },
    raise: (device) => step(device, 1),
    lower: (device) => step(device, -1),
    add(device, at) {
      const id = `item-${at}-${count++}`
      const items = itemsIn(device.store.state('pantry').value)
      const item: PantryItem = { id, name: id, quantity: 'some', category: 'Canned' }
      const changes = pantryChanges(items, [...items, item])
      if (issue(device, { type: 'editPantry', changes })) own.set(id, item.name)
    },
    change(device, at, pick) {
      const [id, name] = [ownItem(at, pick), `name ${count++}`]
      if (id && edit(device, id, (item) => ({ ...item, name }))) own.set(id, name)
    },
    remove(device, at, pick) {
      const id = ownItem(at, pick)
      if (id && edit(device, id, () => null)) own.set(id, null)
    },
    cook(device) {
      const item = itemsIn(device.store.state('pantry').value).find(({ id }) => id === EGGS.id)
      if (!item) return
      const dish = { name: `Omelet ${count++}` }
      const taken = [{ item, index: 0, left: `${Number.parseInt(item.quantity, 10) - 3} items` }]
      const key = issue(device, { type: 'cookDish', dish, mealType: 'dinner', taken })
      if (key) cooked.set(key, dish.name)
    },
    takeCookingBack(device, _, pick) {
      const [of, name] = [...cooked].at(-1 - (pick % 4)) ?? []
      const key = of === undefined ? undefined : issue(device, { type: 'undo', of })
      if (of === undefined || name === undefined || key === undefined) return
      cooked.delete(of)
      undos.set(key, name)
    },
    writeRecipe(device, at, pick) {
      const [id, word] = [`own-device-${at}-${pick % 3}000`, `word ${count++}`]
      recipesOn(device).save(id, { description: word })
      recipes.set(id, word)
    },
    changeSharedRecipe(device, at) {
      const word = `word ${count++}`
      recipesOn(device).save(SHARED_RECIPE, at === 0 ? { description: word } : { notes: [word] })
      recipes.set(`${SHARED_RECIPE} ${at}`, word)
    },
    deleteRecipe(device, at, pick) {
      const id = `own-device-${at}-${pick % 3}000`
      const box = recipesOn(device)
      if (!box.shown().some((one) => one.id === id)) return
      box.remove(id)
      recipes.set(id, null)
    },
    like: (device, at, pick) => like(device, `Dish of ${at}, ${pick % 5}`, true),
    unlike: (device, at, pick) => like(device, `Dish of ${at}, ${pick % 5}`, false),
  }

  function tick(device: Device, line: LineAddress, isTicked: boolean): void {
    if (issue(device, { type: 'tick', lines: [line], isTicked })) ticked.set(line.name, isTicked)
  }

  /** Both devices do this: every bag counts. */
  function step(device: Device, by: 1 | -1): void {
    const changed = edit(device, FLOUR.id, (item) => ({
      ...item,
      quantity: `${Number.parseInt(item.quantity, 10) + by} bags`,
    }))
    if (changed) bags += by
  }

  function like({ store }: Device, name: string, isLiked: boolean): void {
    likes.set(name, isLiked)
    void store.update('recipeFavorites', (value) => {
      const others = wordsIn(value).filter((word) => word !== name)
      return isLiked ? [...others, name] : others
    })
  }

  function ownItem(at: 0 | 1, pick: number): string | undefined {
    const there = [...own].filter(([id, name]) => name !== null && id.startsWith(`item-${at}-`))
    return there[pick % Math.max(1, there.length)]?.[0]
  }

  return {
    play: (device: Device, { act, device: at, pick }: Act) => plays[act](device, at, pick),

    expect(now: Readonly<Record<string, unknown>>, dropped: readonly DroppedCommand[]): void {
      // An undo that came too late, after more than twenty changes, is reported, and its omelet stays.
      expect(dropped.filter(({ why }) => why !== 'nothing_to_undo')).toEqual([])
      const late = dropped.flatMap(({ entry }) => undos.get(entry.key) ?? [])
      const omelets = [...cooked.values(), ...late].toSorted()
      const history = (now.cookingHistory ?? []) as readonly { meal: string }[]
      expect(history.map(({ meal }) => meal).toSorted()).toEqual(omelets)
      const items = itemsIn(now.pantry)
      expect(items.find(({ id }) => id === EGGS.id)?.quantity).toBe(`${50_000 - 3 * omelets.length} items`)
      expect(items.find(({ id }) => id === FLOUR.id)?.quantity).toBe(`${bags} bags`)
      const names = items.filter(({ id }) => own.has(id)).map(({ id, name }) => [id, name])
      expect(Object.fromEntries(names)).toEqual(there(own))
      // Nothing here empties a place, and each dish was set once: a meal lost or set twice would show.
      const plan = now.currentMealPlan as WeekPlan
      const dishes = everySlot(plan).map((at) => mealAt(plan, at)?.name)
      expect([dishes.length, new Set(dishes).size]).toEqual([14, 14])
      expect(plan.dayNotes ?? {}).toEqual(Object.fromEntries(notes))
      const lines = placedLines(listIn(now.currentShoppingList)).map(({ line }) => line)
      expect(lines).toHaveLength(8)
      for (const line of lines) {
        expect(line.tickedAt !== undefined, line.name).toBe(ticked.get(line.name) ?? false)
        expect(line.estimatedPrice, line.name).toBe(prices.get(line.name) ?? 1)
      }
      const liked = [...likes].filter(([, isLiked]) => isLiked).map(([name]) => name)
      expect(wordsIn(now.recipeFavorites).toSorted()).toEqual(liked.toSorted())
    },

    expectRecipes(stored: readonly OwnRecipe[]): void {
      const found = stored.flatMap(({ id, description, notes: [note] }) =>
        id === SHARED_RECIPE
          ? [
              [`${id} 0`, description],
              [`${id} 1`, note],
            ].filter(([, word]) => word !== undefined)
          : [[id, description]],
      )
      expect(Object.fromEntries(found)).toEqual(there(recipes))
    },
  }
}

function there(words: ReadonlyMap<string, string | null>): Record<string, string> {
  return Object.fromEntries([...words].flatMap(([key, word]) => (word === null ? [] : [[key, word]])))
}

function slotOf(pick: number): SlotAddress {
  return { day: pick % 7, slot: Math.floor(pick / 7) % 2 === 0 ? 'lunch' : 'dinner' }
}

/** Each device has four lines of its own. */
function lineOf(at: 0 | 1, pick: number): LineAddress {
  return { category: 'Produce', name: `Line ${at * 4 + (pick % 4)}`, nth: 0 }
}
