import { AISLES, type CatalogFood } from '@pennyplate/catalog/foods/foods'
import { type IngredientLine, parseIngredientLine } from '@pennyplate/catalog/foods/parse-ingredient-line'
import type { ComputedShoppingLine } from '@pennyplate/contract/ai/shopping-list'
import { amountOf, type ParsedQuantity } from '@pennyplate/domain/quantity'
import { shopFor } from '@pennyplate/domain/shopping-list'
import { unitLabel } from '@pennyplate/domain/unit-label'
import { CONTAINER_UNITS, toGrams } from '@pennyplate/domain/units'
import { preferredMilk } from '@pennyplate/planner/build/dairy-preferences'
import { type Kitchen, kitchenOf } from '../../engines/builtin/kitchen.ts'
import { writeLine } from '../../engines/builtin/write-line.ts'
import type { Household } from '../../engines/household.ts'

type TypedLine = { readonly category: string; readonly line: ComputedShoppingLine }

const UNKNOWN_SECTION = 'Other'

/** What somebody writes on a list by hand, with its aisle and, where it is sold by anyone we know, its price. */
export function priceTypedLine(text: string, household: Household, today: string): TypedLine {
  const read = parseIngredientLine(text)
  const kitchen = kitchenOf(household, today)
  const food = meantFood(read, kitchen)
  const packages = food ? kitchen.catalogue.packagesOf(food.id) : []
  if (!food || packages.length === 0)
    return { category: UNKNOWN_SECTION, line: unpriced(read.text.trim() || text, read) }
  const { lines } = shopFor({
    needs: [{ foodId: food.id, needG: wantedG(read, food, kitchen), usedIn: [], isEstimate: false }],
    foodOf: kitchen.catalogue.foodById,
    stockG: () => 0,
    packagesOf: kitchen.catalogue.packagesOf,
  })
  const [line] = lines
  const category = AISLES.find(({ id }) => id === food.aisle)?.name ?? food.aisle
  if (!line) return { category, line: unpriced(food.name, read) }
  // Nobody said how much of it is eaten, so nothing of it is left over.
  return { category, line: { ...writeLine(line), needG: 0, leftoverG: 0 } }
}

const JUST_MILK = /^(?:of )?milk$/i

/** Plain "milk" is the milk this household drinks; whoever writes another kind means that one. */
function meantFood(
  { text, match }: IngredientLine,
  { profile, catalogue }: Kitchen,
): CatalogFood | undefined {
  const preferred = JUST_MILK.test(text.trim()) ? preferredMilk(profile.dairyPreferences) : null
  return (preferred === null ? undefined : catalogue.foodById(preferred)) ?? match?.food
}

/** Grams to buy; one of the smallest packages where no amount is said, or one that says nothing ("2 boxes"). */
function wantedG(read: Omit<ParsedQuantity, 'rest'>, food: CatalogFood, { catalogue }: Kitchen): number {
  const smallest = Math.min(...catalogue.packagesOf(food.id).map(({ edibleG }) => edibleG))
  const amount = amountOf({ ...read, rest: '' })
  if (amount === null) return smallest
  const weighed = toGrams(amount, food)
  if (weighed.ok) return weighed.grams
  return CONTAINER_UNITS.has(amount.unit) || amount.unit === 'each' ? smallest * amount.amount : smallest
}

function unpriced(
  name: string,
  { amount, unit }: Pick<ParsedQuantity, 'amount' | 'unit'>,
): ComputedShoppingLine {
  const isCounted = amount !== null && unit !== null
  return {
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`.slice(0, 200),
    quantity: isCounted ? amount : 1,
    unit: isCounted && unit !== 'each' ? unitLabel(unit, amount) : '',
    walmartId: null,
    packages: [],
    needG: 0,
    pantryG: 0,
    leftoverG: 0,
    usedIn: [],
  }
}
