import type { Leftover } from '@pennyplate/domain/recipe/plate'
import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import {
  fitsPlace,
  isOpen,
  type PlannedCooking,
  type Problem,
  type ProblemRecipe,
  type SidePlace,
} from '../problem/problem.ts'
import { FORBIDDEN_DOLLARS } from '../score/neighbors.ts'
import {
  foodsSeenIn,
  isBreakfastDish,
  isNeverBeside,
  mainFoodOf,
  NEVER_SERVED,
  plateDollars,
  vegetableStepsLeft,
} from '../score/plate-dollars.ts'
import { joined } from './joined-rows.ts'

/** What stands beside what, as flat arrays. `Compiled` says what each is. */
export function compilePlates(problem: Problem) {
  const { cookings, recipes, weights, adultEquivalents } = problem
  const { placeOf, examples } = placesOf(cookings)
  const fitting = examples.map((example, place) => {
    const meal = DISH_MEALS[place]
    return Int32Array.from(
      recipes.flatMap((recipe, index) => {
        const once = meal === undefined ? undefined : { day: 0, meal, eaten: [{ day: 0, meal }] }
        const place = example ?? once
        const fits = place !== undefined && fitsPlace(recipe, place)
        return fits ? [index] : []
      }),
    )
  })
  const sideNumber = new Int32Array(recipes.length).fill(-1)
  let sides = 0
  for (const [index, { side }] of recipes.entries()) if (side) sideNumber[index] = sides++
  const kinds = sideKindsOf(cookings)
  const kindNames = [...kinds.keys()]
  const { byMain, bySide, dollars } = pairsOf(recipes, kinds)
  const perDollar = weights.plate * adultEquivalents
  const besides = cookings.map((_, main) =>
    cookings.flatMap(({ beside }, index) => (beside?.main === main ? [index] : [])),
  )
  let place = 0
  return {
    mains: Int32Array.from(cookings.flatMap((cooking, index) => (isOpen(cooking) ? [index] : []))),
    isKept: Uint8Array.from(cookings, ({ kept }) => (kept === undefined ? 0 : 1)),
    hasKept: cookings.some(({ kept }) => kept !== undefined),
    mainOf: Int32Array.from(cookings, ({ beside }) => beside?.main ?? -1),
    sideStart: Int32Array.from([0, ...besides.map((own) => (place += own.length))]),
    sideAt: Int32Array.from(besides.flat()),
    placeOf,
    places: examples.length,
    fitting,
    sideNumber,
    sides,
    sideKindOf: Int32Array.from(cookings, ({ meal, beside }) =>
      beside ? kindNames.indexOf(sideKind(meal, beside)) : -1,
    ),
    pairByMain: byMain,
    pairBySide: bySide,
    pairDollars: Float64Array.from(dollars, (one) => (one === NEVER ? FORBIDDEN_DOLLARS : one * perDollar)),
  }
}

/** The four meals are the first places, whether or not they are planned. */
function placesOf(cookings: readonly PlannedCooking[]) {
  const keys: string[] = [...DISH_MEALS]
  const examples: (PlannedCooking | undefined)[] = DISH_MEALS.map(() => undefined)
  const placeOf = Int32Array.from(cookings, (cooking) => {
    const key = placeKey(cooking)
    const known = keys.indexOf(key)
    if (known >= 0) return known
    keys.push(key)
    examples.push(cooking)
    return keys.length - 1
  })
  return { placeOf, examples }
}

type SideKinds = ReadonlyMap<string, PlannedCooking>

/** An example of each kind of place for sides. In the order of their names, because leftovers lay the places in another order. */
function sideKindsOf(cookings: readonly PlannedCooking[]): SideKinds {
  const kinds = new Map<string, PlannedCooking>()
  for (const cooking of cookings)
    if (cooking.beside) kinds.set(sideKind(cooking.meal, cooking.beside), cooking)
  return new Map([...kinds].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function sideKind(meal: DishMeal, { roles, again }: SidePlace): string {
  return `${meal} ${roles.join()}${again ? ' again' : ''}`
}

/** The price of a side that may not stand beside the dish. */
const NEVER = Number.POSITIVE_INFINITY

function pairPrice(main: ProblemRecipe, side: ProblemRecipe, place: PlannedCooking): number {
  return isNeverBeside(main, side) ? NEVER : plateDollars(main, side, place)
}

function placeKey(cooking: PlannedCooking): string {
  const { meal, beside, kept } = cooking
  if (kept !== undefined) return `kept ${kept}`
  const within = cooking.eaten[0]?.withinMinutes
  const limit = within === undefined ? [] : [`within ${within}`]
  return [beside ? sideKind(meal, beside) : meal, ...limit, ...sittingsAfter(cooking)].join(' ')
}

/** Dinners that are eaten again have other candidates, by the days they must keep. */
function sittingsAfter({ day, eaten }: PlannedCooking): string[] {
  return eaten.slice(1).map((slot) => `${slot.meal} +${slot.day - day}`)
}

interface Pairs {
  /** For each side, the main dishes in a row, as an index into the dollars. */
  readonly byMain: Uint16Array
  /** For each main dish, the sides in a row. */
  readonly bySide: Uint16Array
}

interface JoinedPairs {
  readonly byMain: Uint8Array | Uint16Array
  readonly bySide: Uint8Array | Uint16Array
}

/** A byte tells so many prices apart, which is enough for most households. */
const CODES_OF_A_BYTE = 256

interface PairRater {
  /** The rows of those kinds one after the other, in bytes where they tell all prices apart. The last ones are kept: they are megabytes. */
  readonly joinedPairs: (kinds: SideKinds) => JoinedPairs
  /** Without doubles. Grows as places are rated. */
  readonly dollars: number[]
}

const known = new WeakMap<readonly ProblemRecipe[], PairRater>()

/** The same recipes are compiled for many searches, and with leftovers on other days, so their pairs are kept by kind of place. */
function pairRater(recipes: readonly ProblemRecipe[]): PairRater {
  const kept = known.get(recipes) ?? ratePairs(recipes)
  known.set(recipes, kept)
  return kept
}

function pairsOf(recipes: readonly ProblemRecipe[], kinds: SideKinds) {
  const { joinedPairs, dollars } = pairRater(recipes)
  const { byMain, bySide } = joinedPairs(kinds)
  return { byMain, bySide, dollars }
}

function ratePairs(recipes: readonly ProblemRecipe[]): PairRater {
  const sideIndexes = recipes.flatMap(({ side }, index) => (side ? [index] : []))
  const sides = sideIndexes.length
  const dollars: number[] = [0]
  const codeOf = (price: number) => {
    const known = dollars.indexOf(price)
    return known >= 0 ? known : dollars.push(price) - 1
  }
  const { kindOf, plain, namedBy, refusedBy } = mainsByWants(recipes)
  const dishesWith = dishesByFood(recipes)
  const leftBy = dishesByLeftover(recipes)
  const rate = (place: PlannedCooking): Pairs => {
    // Places of one kind are of days with and without a limit.
    const example = { ...place, eaten: place.eaten.map(({ day, meal }) => ({ day, meal })) }
    const byMain = new Uint16Array(sides * recipes.length)
    const bySide = new Uint16Array(byMain.length)
    for (const [number, index] of sideIndexes.entries()) {
      const side = recipes[index]
      if (!side || !fitsPlace(side, example)) continue
      const row = number * recipes.length
      const byKind = plain.map((main) => codeOf(pairPrice(main, side, example)))
      for (let main = 0; main < recipes.length; main++) byMain[row + main] = byKind[kindOf[main] ?? 0] ?? 0
      const named = namedBy.get(side.side?.id ?? '') ?? []
      const left = leftBy.get(side.side?.remakes) ?? []
      for (const main of [...named, ...left, ...(dishesWith.get(mainFoodOf(side)) ?? [])]) {
        const dish = recipes[main]
        if (dish) byMain[row + main] = codeOf(pairPrice(dish, side, example))
      }
      for (const main of refusedBy.get(side.side?.id ?? '') ?? []) {
        const dish = recipes[main]
        if (dish) byMain[row + main] = codeOf(isNeverBeside(dish, side) ? NEVER : NEVER_SERVED)
      }
      for (let main = 0; main < recipes.length; main++)
        bySide[main * sides + number] = byMain[row + main] ?? 0
    }
    return { byMain, bySide }
  }
  const rated = new Map<string, Pairs>()
  const pairsOfKind = (kind: string, place: PlannedCooking) => {
    const pairs = rated.get(kind) ?? rate(place)
    rated.set(kind, pairs)
    return pairs
  }
  let last: (JoinedPairs & { readonly key: string }) | undefined
  const joinedPairs = (kinds: SideKinds) => {
    const rows = [...kinds].map(([kind, place]) => pairsOfKind(kind, place))
    const isWide = dollars.length > CODES_OF_A_BYTE
    const key = [isWide, ...kinds.keys()].join('|')
    if (last?.key === key) return last
    const join = (side: keyof Pairs) => {
      const own = rows.map((pairs) => pairs[side])
      return isWide ? joined(Uint16Array, own) : joined(Uint8Array, own)
    }
    last = { key, byMain: join('byMain'), bySide: join('bySide') }
    return last
  }
  return { joinedPairs, dollars }
}

/** A side of a food that the dish has too costs more. */
function dishesByFood(recipes: readonly ProblemRecipe[]): Map<number | null, number[]> {
  const dishes = new Map<number | null, number[]>()
  for (const [index, recipe] of recipes.entries()) {
    if (recipe.side) continue
    for (const food of foodsSeenIn(recipe)) {
      const known = dishes.get(food)
      if (known) known.push(index)
      else dishes.set(food, [index])
    }
  }
  return dishes
}

function dishesByLeftover(recipes: readonly ProblemRecipe[]): Map<Leftover | undefined, number[]> {
  const left = recipes.flatMap(({ plate }, index) => (plate?.leaves ?? []).map((of) => ({ of, index })))
  const groups = Map.groupBy(left, ({ of }) => of)
  return new Map([...groups].map(([of, dishes]) => [of, dishes.map(({ index }) => index)]))
}

/** Dishes that want the same sides cost the same beside every side that they do not name and that is of another food. */
function mainsByWants(recipes: readonly ProblemRecipe[]) {
  const kinds = new Map<string, number>()
  const plain: ProblemRecipe[] = []
  const namedBy = new Map<string, number[]>()
  const refusedBy = new Map<string, number[]>()
  const kindOf = Int32Array.from(recipes, (recipe, index) => {
    const { plate, apart, roomForASide: room } = recipe
    for (const id of plate?.goesWith ?? []) addTo(namedBy, id, index)
    for (const id of plate?.refuses ?? []) addTo(refusedBy, id, index)
    const isSettled = plate?.isSettled ?? false
    const key = [
      isBreakfastDish(recipe),
      isSettled,
      plate?.wants.join(),
      plate?.vegetableAt?.join(),
      recipe.ovenF,
      recipe.holds,
      apart?.ones,
      apart?.others,
      room?.sodium,
      room?.carbs,
      vegetableStepsLeft(recipe, 'lunch'),
      vegetableStepsLeft(recipe, 'dinner'),
      recipe.workLeft,
    ].join(' ')
    const { servedAs = 'other', wants = [], vegetableAt = [] } = plate ?? {}
    const bare = { servedAs, wants, vegetableAt, goesWith: [], isSettled }
    const kind = kinds.get(key) ?? plain.push({ ...recipe, needs: [], plate: bare }) - 1
    kinds.set(key, kind)
    return kind
  })
  return { kindOf, plain, namedBy, refusedBy }
}

function addTo(dishes: Map<string, number[]>, id: string, dish: number): void {
  const known = dishes.get(id)
  if (known) known.push(dish)
  else dishes.set(id, [dish])
}
