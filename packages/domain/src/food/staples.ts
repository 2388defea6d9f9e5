import type { FoodId } from './food.ts'

/** What US kitchens usually have: its name as people say it, and the foods a recipe may call it by. */
interface Staple {
  /** Stored in profiles. */
  readonly id: string
  readonly name: string
  readonly foodIds: readonly FoodId[]
  /** The same food, cooked in advance: who has the staple does not buy it. */
  readonly quickFoodIds?: readonly FoodId[]
}

export const STAPLES: readonly Staple[] = [
  { id: 'salt', name: 'Salt', foodIds: ['salt', 'kosher-salt'] },
  { id: 'pepper', name: 'Black pepper', foodIds: ['black-pepper'] },
  { id: 'vegetable-oil', name: 'Vegetable oil', foodIds: ['vegetable-oil', 'canola-oil'] },
  { id: 'olive-oil', name: 'Olive oil', foodIds: ['olive-oil', 'extra-virgin-olive-oil'] },
  { id: 'vinegar', name: 'Vinegar', foodIds: ['white-vinegar', 'apple-cider-vinegar'] },
  { id: 'flour', name: 'Flour', foodIds: ['all-purpose-flour'] },
  { id: 'sugar', name: 'Sugar', foodIds: ['sugar'] },
  { id: 'brown-sugar', name: 'Brown sugar', foodIds: ['brown-sugar'] },
  { id: 'baking-powder', name: 'Baking powder', foodIds: ['baking-powder'] },
  { id: 'cornstarch', name: 'Cornstarch', foodIds: ['cornstarch'] },
  { id: 'rice', name: 'White rice', foodIds: ['white-rice'], quickFoodIds: ['instant-rice'] },
  {
    id: 'pasta',
    name: 'Pasta',
    foodIds: ['spaghetti', 'penne', 'elbow-macaroni', 'rotini', 'linguine', 'fettuccine', 'shell-pasta'],
  },
  { id: 'garlic-powder', name: 'Garlic powder', foodIds: ['garlic-powder'] },
  { id: 'onion-powder', name: 'Onion powder', foodIds: ['onion-powder'] },
  { id: 'paprika', name: 'Paprika', foodIds: ['paprika'] },
  { id: 'chili-powder', name: 'Chili powder', foodIds: ['chili-powder'] },
  { id: 'cumin', name: 'Cumin', foodIds: ['cumin'] },
  { id: 'oregano', name: 'Oregano', foodIds: ['oregano-dried'] },
  { id: 'italian-seasoning', name: 'Italian seasoning', foodIds: ['italian-seasoning'] },
  { id: 'cinnamon', name: 'Cinnamon', foodIds: ['cinnamon'] },
  { id: 'ketchup', name: 'Ketchup', foodIds: ['ketchup'] },
  { id: 'mustard', name: 'Mustard', foodIds: ['mustard-yellow'] },
  { id: 'mayonnaise', name: 'Mayonnaise', foodIds: ['mayonnaise'] },
  { id: 'soy-sauce', name: 'Soy sauce', foodIds: ['soy-sauce', 'soy-sauce-low-sodium'] },
  { id: 'hot-sauce', name: 'Hot sauce', foodIds: ['hot-sauce'] },
]

/** More than a household eats of any food in a week. */
export const ALWAYS_ENOUGH_G = 1_000_000

/** The foods that a household with these staples does not buy. Ids of staples we do not know are passed over. */
export function foodsOfStaples(ids: readonly string[] = []): ReadonlySet<FoodId> {
  return new Set(STAPLES.filter(({ id }) => ids.includes(id)).flatMap(({ foodIds }) => foodIds))
}

/** The quick foods that a household with these staples does not buy either, because it can cook the staple. */
export function quickFoodsOfStaples(ids: readonly string[] = []): ReadonlySet<FoodId> {
  return new Set(
    STAPLES.filter(({ id }) => ids.includes(id)).flatMap(({ quickFoodIds = [] }) => quickFoodIds),
  )
}

/** Somebody said that a staple runs out. It counts until it is bought. */
export type StapleMark = Readonly<{
  /** Of the staple. */
  id: string
  /** The moment, as an ISO timestamp. */
  since: string
}>

type Staples = Readonly<{
  alwaysHave?: readonly string[] | undefined
  runningOut?: readonly StapleMark[] | undefined
}>
type Bought = Readonly<{ foodId?: string | null | undefined; dateAdded?: string | undefined }>

/** The marks that still count: of staples that came into the pantry since, they do not. */
export function marksRunningOut(
  { alwaysHave = [], runningOut = [] }: Staples,
  pantry: readonly Bought[],
): StapleMark[] {
  return runningOut.filter(({ id, since }) => {
    if (!alwaysHave.includes(id)) return false
    const foods = foodsOfStaples([id])
    return !pantry.some(({ foodId, dateAdded = '' }) => foodId && foods.has(foodId) && dateAdded > since)
  })
}

/** Marks a staple, or takes the mark back. Marks that no longer count go. */
export function withMark(
  staples: Staples,
  pantry: readonly Bought[],
  { id, since }: StapleMark,
  isRunningOut: boolean,
): StapleMark[] {
  const others = marksRunningOut(staples, pantry).filter((mark) => mark.id !== id)
  return isRunningOut ? [...others, { id, since }] : others
}

/** The staples that are at home now; undefined if the household was not asked. */
export function staplesAtHome(staples: Staples, pantry: readonly Bought[]): string[] | undefined {
  const out = new Set(marksRunningOut(staples, pantry).map(({ id }) => id))
  return staples.alwaysHave?.filter((id) => !out.has(id))
}

/** The staples among these foods. */
export function staplesAmong(foodIds: Iterable<string>): string[] {
  const foods = new Set(foodIds)
  return STAPLES.filter((staple) => staple.foodIds.some((id) => foods.has(id))).map(({ id }) => id)
}

export function stapleName(id: string): string | undefined {
  return STAPLES.find((staple) => staple.id === id)?.name
}
