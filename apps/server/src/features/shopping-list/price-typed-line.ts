import { AISLES, type CatalogFood } from '@pennyplate/catalog/foods/foods'
import { type IngredientLine, parseIngredientLine } from '@pennyplate/catalog/foods/parse-ingredient-line'
import type { ComputedShoppingLine } from '@pennyplate/contract/ai/shopping-list'
import { amountOf, type ParsedQuantity } from '@pennyplate/domain/amounts/quantity'
import { unitLabel } from '@pennyplate/domain/amounts/unit-label'
import { CONTAINER_UNITS, toGrams } from '@pennyplate/domain/amounts/units'
import { addsNothing } from '@pennyplate/domain/food/label-facts'
import type { Package } from '@pennyplate/domain/food/package'
import { boughtFood, boughtG } from '@pennyplate/domain/food/part-of'
import { areTextsTooLong } from '@pennyplate/domain/profile/profile-texts'
import { shopFor } from '@pennyplate/domain/shopping/shopping-list'
import { byTheWholeGallon } from '@pennyplate/domain/shopping/shopping-list-milk'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { Catalog } from '@pennyplate/planner/catalog/catalog'
import { preferredMilk } from '@pennyplate/planner/household/dairy-preferences'
import { answered, type HouseholdProfile } from '@pennyplate/planner/household/household-profile'
import { householdRules } from '@pennyplate/planner/household/household-rules'
import { householdShelf } from '@pennyplate/planner/household/household-shelf'
import { catalogAt } from '../../engines/tasks/context/planning-context.ts'
import { writeLine } from '../../engines/tasks/list/write-line.ts'

type TypedLine = { readonly category: string; readonly line: ComputedShoppingLine }

const UNKNOWN_SECTION = 'Other'

/**
 * Finds the aisle, and the price if we know one, for a line typed on a shopping list. Runs on the main thread, so it skips
 * the pantry, and checks the household's rules only if the food's packages have different ingredients.
 */
export function priceTypedLine(text: string, profile: HouseholdProfile, today: string): TypedLine {
  const read = parseIngredientLine(text)
  const { zipCode, dairyPreferences } = answered(profile)
  const catalog = catalogAt(zipCode, weekStartOf(today))
  const meant = findMeantFood(read, dairyPreferences, catalog)
  const food = meant && catalog.foodById(boughtFood(meant))
  const packages = food ? allowedPackages(food, profile, catalog) : []
  if (!meant || !food || packages.length === 0)
    return { category: UNKNOWN_SECTION, line: unpriced(read.text.trim() || text, read) }
  const { lines } = shopFor({
    needs: [{ foodId: food.id, needG: wantedG(read, meant, packages), usedIn: [], isEstimate: false }],
    foodOf: catalog.foodById,
    stockG: () => 0,
    packagesOf: () => byTheWholeGallon(food.id, packages),
  })
  const [line] = lines
  const category = AISLES.find(({ id }) => id === food.aisle)?.name ?? food.aisle
  if (!line) return { category, line: unpriced(food.name, read) }
  // We do not know how much is eaten, so nothing counts as left over.
  return { category, line: { ...writeLine(line), needG: 0, leftoverG: 0 } }
}

/** Older versions stored texts of any length. Those are too slow to read here: such a household gets plain packages. */
function allowedPackages(food: CatalogFood, profile: HouseholdProfile, catalog: Catalog): readonly Package[] {
  const packages = catalog.packagesOf(food.id)
  const plain = packages.filter(addsNothing)
  if (plain.length === packages.length || areTextsTooLong(profile)) return plain
  return householdShelf(catalog, householdRules(profile, catalog)).packagesOf(food.id)
}

const PLAIN_MILK = /^(?:of )?milk$/i

/** Plain "milk" means the household's preferred milk; any other kind means itself. */
function findMeantFood(
  { text, match }: IngredientLine,
  dairy: HouseholdProfile['dairyPreferences'],
  catalog: Catalog,
): CatalogFood | undefined {
  const preferred = PLAIN_MILK.test(text.trim()) ? preferredMilk(dairy) : null
  return (preferred === null ? undefined : catalog.foodById(preferred)) ?? match?.food
}

/** Sixteen cups of milk weigh a little more than a gallon does by its label. */
const BY_ITS_LABEL = 0.99

/** Grams to buy; one of the smallest packages if there is no amount, or one without a size ("2 boxes"). */
function wantedG(
  read: Omit<ParsedQuantity, 'rest'>,
  food: CatalogFood,
  packages: readonly Package[],
): number {
  const smallest = Math.min(...packages.map(({ edibleG }) => edibleG))
  const amount = amountOf({ ...read, rest: '' })
  if (amount === null) return smallest
  const weighed = toGrams(amount, food)
  if (weighed.ok) return boughtG(food, weighed.grams) * BY_ITS_LABEL
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
