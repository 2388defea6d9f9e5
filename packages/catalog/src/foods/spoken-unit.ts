import type { SaidIn } from '@pennyplate/domain/amounts/said-amount'
import { toGrams } from '@pennyplate/domain/amounts/units'
import { packagesOf } from '../prices/packages.ts'
import { type CatalogFood, foodById } from './foods.ts'

const GRAMS_OF_POUND = 453.59237
/** Smaller pieces, such as nuts and grapes, are measured by the cup. */
const COUNTED_FROM_G = 25
const WEIGHED: ReadonlySet<string> = new Set(['meat', 'seafood'])
const COUNTED_MEAT: ReadonlySet<string> = new Set(['hot-dogs', 'turkey-hot-dogs', 'bratwurst'])
const SLICED: ReadonlySet<string> = new Set(['bakery', 'deli', 'dairy', 'meat'])
const PACKED: ReadonlySet<string> = new Set(['grains', 'spices', 'baking', 'breakfast'])

/** How people say amounts of a food: beans in cans, tortillas in tortillas, flour in cups. Null for what is weighed, as most meat is. */
export function spokenUnitOf(food: CatalogFood): SaidIn | null {
  const { aisle, measures } = food
  const own = (unit: string) => {
    const grams = measures[unit]
    return grams === undefined ? null : { unit, grams }
  }
  const slice = SLICED.has(aisle) ? own('slice') : null
  // Cheese in blocks is cut as somebody likes, and so are ginger and tofu.
  if (
    measures.inch !== undefined ||
    measures.block !== undefined ||
    (slice && aisle === 'dairy' && !isSoldInSlices(food))
  )
    return null
  if (WEIGHED.has(aisle)) return COUNTED_MEAT.has(food.id) ? own('each') : slice
  // A bag of frozen corn says ounces.
  if (aisle === 'frozen' && food.densityGPerMl === undefined)
    return (measures.each ?? 0) >= COUNTED_FROM_G ? own('each') : null
  if (food.densityGPerMl !== undefined) return own('can') ?? byTheCup(food)
  const container = own('can') ?? own('clove') ?? own('bunch') ?? own('head') ?? slice
  if (container) return container
  // One box of macaroni is a package, and applesauce comes by the jar.
  if (measures.package !== undefined && measures.package === measures.each) return own('package')
  if (aisle === 'canned-goods' && measures.cup !== undefined) return byTheCup(food)
  if ((measures.each ?? 0) >= COUNTED_FROM_G) return own('each')
  return (PACKED.has(aisle) ? own('package') : null) ?? byTheCup(food) ?? own('bag') ?? own('each')
}

function isSoldInSlices({ id }: CatalogFood): boolean {
  return packagesOf(id).some(({ amountText }) => /\bct\b|slices/.test(amountText))
}

function byTheCup(food: CatalogFood): SaidIn | null {
  const one = toGrams({ amount: 1, unit: 'cup' }, food)
  return one.ok ? { unit: 'cup', grams: one.grams } : null
}

/** The food's name in a sentence that speaks of some of it: apples are counted, spinach is not. */
export function spokenName(food: CatalogFood): string {
  return spokenUnitOf(food)?.unit === 'each' ? food.plural : food.name
}

/** What so many grams of it are called: 6 tomatoes, but half of a tomato. */
export function nameOfAmount(food: CatalogFood, grams: number): string {
  const said = spokenUnitOf(food)
  return said?.unit === 'each' && grams >= 2 * said.grams ? food.plural : food.name
}

/** How groceries are spoken of, as a field of an answer. */
export function saidInOf(foodId: string): { readonly saidIn?: SaidIn } {
  const food = foodById(foodId)
  const found = food ? (spokenUnitOf(food) ?? asBought(food)) : null
  return found ? { saidIn: found } : {}
}

/** Half of a 4 lb pack of chicken legs is 2 lb, bones and all. */
function asBought({ refusePct }: CatalogFood): SaidIn | null {
  return refusePct > 0 ? { unit: 'lb', grams: GRAMS_OF_POUND * (1 - refusePct / 100) } : null
}
