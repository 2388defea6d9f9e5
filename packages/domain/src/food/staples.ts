import type { FoodId } from './food.ts'

/** What US kitchens usually have: its name as people say it, and the foods a recipe may call it by. */
interface Staple {
  /** Stored in profiles. */
  readonly id: string
  readonly name: string
  readonly foodIds: readonly FoodId[]
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
  { id: 'rice', name: 'White rice', foodIds: ['white-rice'] },
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
