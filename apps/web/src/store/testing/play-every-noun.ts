import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { ownRecipesAnswer } from '@pennyplate/contract/recipes/own-recipes-answers'
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
  recipesOn(devices[0]).save(SHARED_RECIPE, {})
  await world.flushTasks()
  const { recipes } = ownRecipesAnswer.parse(await world.get('/api/own-recipes'))
  for (const device of devices) recipesOn(device).refresh(recipes)
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
  const nouns = [playWeek(), playList(), playPantry(), playCooking(), playRecipes(), playLikes()] as const
  const [, , , , recipes] = nouns
  const plays: Plays = Object.assign({}, ...nouns.map(({ plays }) => plays))
  return {
    play: (device: Device, { act, device: at, pick }: Act) => plays[act](device, at, pick),
    expect(now: Now, dropped: readonly DroppedCommand[]): void {
      // An undo that came too late, after more than twenty changes, is reported, and what it was of stays.
      expect(dropped.filter(({ why }) => why !== 'nothing_to_undo')).toEqual([])
      for (const noun of nouns) if ('expect' in noun) noun.expect(now, dropped)
    },
    expectRecipes: recipes.expectStored,
  }
}

type Now = Readonly<Record<string, unknown>>
type Play = (device: Device, at: 0 | 1, pick: number) => void
type Plays = Readonly<Record<Act['act'], Play>>

let count = 0
const newWord = () => `word ${count++}`

function issue({ store }: Device, command: WeekCommand): string | undefined {
  const issued = store.issue(command)
  return issued.ok ? issued.key : undefined
}

function playWeek() {
  const replacements: string[] = []
  const notes = new Map<number, string>()
  return {
    plays: {
      replace(device, _, pick) {
        const key = issue(device, { type: 'replace', at: slotOf(pick), meal: { name: newWord() } })
        if (key) replacements.push(key)
      },
      move: (device, _, pick) =>
        void issue(device, { type: 'move', from: slotOf(pick), to: slotOf(Math.floor(pick / 14)) }),
      takeReplacementBack: (device) => void issue(device, { type: 'undo', of: replacements.at(-1) ?? '' }),
      note(device, at, pick) {
        const [day, text] = [at * 3 + (pick % 3), newWord()]
        if (issue(device, { type: 'noteDay', day, text })) notes.set(day, text)
      },
    } satisfies Partial<Plays>,
    expect(now: Now): void {
      // Nothing here empties a place, and each dish was set once: a meal lost or set twice would show.
      const plan = now.currentMealPlan as WeekPlan
      const dishes = everySlot(plan).map((at) => mealAt(plan, at)?.name)
      expect([dishes.length, new Set(dishes).size]).toEqual([14, 14])
      expect(plan.dayNotes ?? {}).toEqual(Object.fromEntries(notes))
    },
  }
}

function playList() {
  const ticked = new Map<string, boolean>()
  const prices = new Map<string, number>()
  function tick(device: Device, line: LineAddress, isTicked: boolean): void {
    if (issue(device, { type: 'tick', lines: [line], isTicked })) ticked.set(line.name, isTicked)
  }
  return {
    plays: {
      tick: (device, at, pick) => tick(device, lineOf(at, pick), true),
      clear: (device, at, pick) => tick(device, lineOf(at, pick), false),
      price({ store }, at, pick) {
        const [address, estimatedPrice] = [lineOf(at, pick), 1 + count++ / 100]
        prices.set(address.name, estimatedPrice)
        const change = (value: unknown) =>
          withChangedLine(listIn(value), address, (line) => ({ ...line, estimatedPrice }))
        void store.update('currentShoppingList', change)
      },
    } satisfies Partial<Plays>,
    expect(now: Now): void {
      const lines = placedLines(listIn(now.currentShoppingList)).map(({ line }) => line)
      expect(lines).toHaveLength(8)
      for (const line of lines) {
        expect(line.tickedAt !== undefined, line.name).toBe(ticked.get(line.name) ?? false)
        expect(line.estimatedPrice, line.name).toBe(prices.get(line.name) ?? 1)
      }
    },
  }
}

function playPantry() {
  const own = new Map<string, string | null>()
  let bags = 10_000

  function edit(device: Device, id: string, change: (item: PantryItem) => PantryItem | null): boolean {
    const items = itemsIn(device.store.state('pantry').value)
    const after = items.flatMap((item) => (item.id === id ? (change(item) ?? []) : [item]))
    const changes = pantryChanges(items, after)
    return changes.length > 0 && issue(device, { type: 'editPantry', changes }) !== undefined
  }

  /** Both devices do this: every bag counts. */
  function step(device: Device, by: 1 | -1): void {
    const stepped = (quantity: string) => `${Number.parseInt(quantity, 10) + by} bags`
    if (edit(device, FLOUR.id, (item) => ({ ...item, quantity: stepped(item.quantity) }))) bags += by
  }

  function ownItem(at: 0 | 1, pick: number): string | undefined {
    const items = [...own].filter(([id, name]) => name !== null && id.startsWith(`item-${at}-`))
    return items[pick % Math.max(1, items.length)]?.[0]
  }

  return {
    plays: {
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
        const [id, name] = [ownItem(at, pick), newWord()]
        if (id && edit(device, id, (item) => ({ ...item, name }))) own.set(id, name)
      },
      remove(device, at, pick) {
        const id = ownItem(at, pick)
        if (id && edit(device, id, () => null)) own.set(id, null)
      },
    } satisfies Partial<Plays>,
    expect(now: Now): void {
      const items = itemsIn(now.pantry)
      expect(items.find(({ id }) => id === FLOUR.id)?.quantity).toBe(`${bags} bags`)
      const names = items.filter(({ id }) => own.has(id)).map(({ id, name }) => [id, name])
      expect(Object.fromEntries(names)).toEqual(withoutNull(own))
    },
  }
}

function playCooking() {
  const cooked = new Map<string, string>()
  const undos = new Map<string, string>()
  return {
    plays: {
      cook(device) {
        const item = itemsIn(device.store.state('pantry').value).find(({ id }) => id === EGGS.id)
        if (!item) return
        const dish = { name: newWord() }
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
    } satisfies Partial<Plays>,
    expect(now: Now, dropped: readonly DroppedCommand[]): void {
      const late = dropped.flatMap(({ entry }) => undos.get(entry.key) ?? [])
      const dishes = [...cooked.values(), ...late].toSorted()
      const history = (now.cookingHistory ?? []) as readonly { meal: string }[]
      expect(history.map(({ meal }) => meal).toSorted()).toEqual(dishes)
      const eggs = itemsIn(now.pantry).find(({ id }) => id === EGGS.id)
      expect(eggs?.quantity).toBe(`${50_000 - 3 * dishes.length} items`)
    },
  }
}

function playRecipes() {
  const told = new Map<string, string | null>()
  const ownId = (at: 0 | 1, pick: number) => `own-device-${at}-${pick % 3}000`
  return {
    plays: {
      writeRecipe(device, at, pick) {
        const [id, word] = [ownId(at, pick), newWord()]
        recipesOn(device).save(id, { description: word })
        told.set(id, word)
      },
      changeSharedRecipe(device, at) {
        const word = newWord()
        recipesOn(device).save(SHARED_RECIPE, at === 0 ? { description: word } : { notes: [word] })
        told.set(`${SHARED_RECIPE} ${at}`, word)
      },
      deleteRecipe(device, at, pick) {
        const id = ownId(at, pick)
        const box = recipesOn(device)
        if (!box.shown().some((one) => one.id === id)) return
        box.remove(id)
        told.set(id, null)
      },
    } satisfies Partial<Plays>,
    expectStored(stored: readonly OwnRecipe[]): void {
      const found = new Map<string, string | null>()
      for (const { id, description = null, notes } of stored)
        if (id === SHARED_RECIPE) found.set(`${id} 0`, description).set(`${id} 1`, notes[0] ?? null)
        else found.set(id, description)
      expect(withoutNull(found)).toEqual(withoutNull(told))
    },
  }
}

function playLikes() {
  const likes = new Map<string, boolean>()
  function like({ store }: Device, name: string, isLiked: boolean): void {
    likes.set(name, isLiked)
    void store.update('recipeFavorites', (value) => {
      const others = wordsIn(value).filter((word) => word !== name)
      return isLiked ? [...others, name] : others
    })
  }
  return {
    plays: {
      like: (device, at, pick) => like(device, `Dish of ${at}, ${pick % 5}`, true),
      unlike: (device, at, pick) => like(device, `Dish of ${at}, ${pick % 5}`, false),
    } satisfies Partial<Plays>,
    expect(now: Now): void {
      const liked = [...likes].filter(([, isLiked]) => isLiked).map(([name]) => name)
      expect(wordsIn(now.recipeFavorites).toSorted()).toEqual(liked.toSorted())
    },
  }
}

function withoutNull(words: ReadonlyMap<string, string | null>): Record<string, string> {
  return Object.fromEntries([...words].flatMap(([key, word]) => (word === null ? [] : [[key, word]])))
}

function slotOf(pick: number): SlotAddress {
  return { day: pick % 7, slot: Math.floor(pick / 7) % 2 === 0 ? 'lunch' : 'dinner' }
}

/** Each device has four lines of its own. */
function lineOf(at: 0 | 1, pick: number): LineAddress {
  return { category: 'Produce', name: `Line ${at * 4 + (pick % 4)}`, nth: 0 }
}
