import type { SideRole } from '@pennyplate/domain/recipe/plate'
import { type HeldStarch, type KnownPlate, plateKindOf } from '@pennyplate/domain/recipe/plate-kind'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import table from '../../data/goes-well.json' with { type: 'json' }
import { heldStarchOf } from './main-starch.ts'
import type { RecipeForm } from './recipe-form.ts'
import { allSides, sideById } from './sides.ts'

/** What belongs beside a dish, as its own list and the table of what goes well have it. */
export interface FittingSides {
  readonly wants: readonly SideRole[]
  /** Sides by id: those the dish names, then those of the table that it needs for a choice. */
  readonly goesWith: readonly string[]
  /** Meals at which a vegetable belongs beside it, because it is thin alone. */
  readonly vegetableAt: readonly DishMeal[]
  /** Sides that are never served with it. */
  readonly refuses: readonly string[]
}

interface Beside {
  readonly goesWell: readonly string[]
  readonly never: readonly string[]
  /** Starches beside the one in the dish, as is the custom, if the dish names them. */
  readonly keepsStarch: readonly string[]
  readonly vegetableAt: readonly string[]
}

const KINDS: Readonly<Record<string, Beside>> = table.kinds
const STARCHY_VEGETABLES: ReadonlySet<string> = new Set(table.starchyVegetables)
const BESIDE_STARCH: ReadonlySet<string> = new Set(table.besideStarch)

/** So many sides a cook would choose from, and so many vegetables where one is wanted. */
export const LEAST_SIDES = 3

const known = new WeakMap<RecipeForm, FittingSides | null>()

/** Null for a dish of which nothing says how it is served. What a household said about its own recipe counts alone. */
export function fittingSides(form: RecipeForm): FittingSides | null {
  const found = known.get(form)
  if (found !== undefined) return found
  const fitting = fitSides(form)
  known.set(form, fitting)
  return fitting
}

function fitSides(form: RecipeForm): FittingSides | null {
  const { plate } = form.recipe
  if (!plate) return null
  const { wants, goesWith: named, isSettled } = plate
  if (isSettled) return { wants, goesWith: named, vegetableAt: [], refuses: [] }
  const dish = knownPlateOf(form)
  const { goesWell, vegetableAt } = besideKind(dish)
  const refuses = refusedSides(dish, named, wants)
  const own = named.filter((id) => !refuses.includes(id))
  const isThin = vegetableAt.length > 0
  const others = goesWell.filter((id) => !own.includes(id) && !refuses.includes(id))
  const goesWith = [...own, ...chosenFrom(others, own, isThin ? [...wants, 'vegetable'] : wants)]
  const roles = goesWith.map(roleOfSide)
  return {
    wants: wants.filter((role) => !isStarchRole(role) || roles.some(isStarchRole)),
    goesWith,
    vegetableAt: MEALS.filter((meal) => vegetableAt.includes(meal)),
    refuses,
  }
}

const MEALS = ['breakfast', 'lunch', 'dinner'] as const

export function knownPlateOf(form: RecipeForm): KnownPlate {
  const { plate, cuisines, meals } = form.recipe
  const isOnlyBreakfast = meals.every((meal) => meal === 'breakfast' || meal === 'snack')
  return { name: form.name, servedAs: plate?.servedAs, cuisines, isOnlyBreakfast, starch: heldStarchOf(form) }
}

/** Sides that are never served with such a dish, though it names them. */
export function refusedSides(
  dish: KnownPlate,
  named: readonly string[] = [],
  wants: readonly SideRole[] = [],
): readonly string[] {
  const { never, keepsStarch } = besideKind(dish)
  const held = dish.starch
  const custom = named.filter(
    (id) => keepsStarch.includes(id) && (held === undefined || starchySides().get(id) !== held),
  )
  const takesStarch =
    held !== undefined ||
    wants.some(isStarchRole) ||
    named.some((id) => starchySides().has(id) && !never.includes(id))
  const key = `${plateKindOf(dish)} ${held !== undefined} ${takesStarch} ${custom.toSorted().join()}`
  const known = refused.get(key)
  if (known) return known
  const doubled = [
    ...(held === undefined ? [] : starchySides().keys()),
    ...(takesStarch ? STARCHY_VEGETABLES : []),
  ]
  const found = [...new Set([...never, ...doubled.filter((id) => !custom.includes(id))])]
  refused.set(key, found)
  return found
}

/** Many dishes refuse the same. */
const refused = new Map<string, readonly string[]>()

function besideKind(dish: KnownPlate): Beside {
  const kind = KINDS[plateKindOf(dish)]
  if (!kind) throw new Error(`goes-well.json has no sides for "${plateKindOf(dish)}"`)
  return kind
}

/** Sides of the table that make the choice wide enough. A starch is nothing to offer to a dish that wants none. */
function chosenFrom(others: readonly string[], own: readonly string[], wants: readonly SideRole[]): string[] {
  const wantsStarch = wants.some(isStarchRole)
  let vegetables = wants.some(isVegetableRole) ? LEAST_SIDES - own.filter(isVegetable).length : 0
  let foods = LEAST_SIDES - own.filter(isFood).length
  return others.filter((id) => {
    const isNeeded = foods > 0 || (vegetables > 0 && isVegetable(id))
    if (!isNeeded || (isStarchRole(roleOfSide(id)) && !wantsStarch)) return false
    foods--
    if (isVegetable(id)) vegetables--
    return true
  })
}

function roleOfSide(id: string): SideRole | undefined {
  return sideById(id)?.recipe.side?.role
}

let starchy: ReadonlyMap<string, HeldStarch | undefined> | undefined

/** Breads and starches, with what they hold: a custom puts rice beside tacos, and no rice beside rice. What remakes leftovers is another meal. */
function starchySides(): ReadonlyMap<string, HeldStarch | undefined> {
  starchy ??= new Map(
    [...allSides().values()].flatMap(({ recipe: { id, side }, forms: [form] }) =>
      side && isStarchRole(side.role) && !side.remakes && !BESIDE_STARCH.has(id)
        ? [[id, heldStarchOf(form)] as const]
        : [],
    ),
  )
  return starchy
}

function isStarchRole(role: SideRole | undefined): boolean {
  return role === 'starch' || role === 'bread'
}

function isVegetableRole(role: SideRole | undefined): boolean {
  return role === 'vegetable' || role === 'salad'
}

function isVegetable(id: string): boolean {
  return isVegetableRole(roleOfSide(id))
}

/** A dip or a drink is no side of its own. */
export function isFood(id: string): boolean {
  const role = roleOfSide(id)
  return role !== undefined && role !== 'dip' && role !== 'drink'
}
