import { findFood } from '@pennyplate/catalog/foods/find-food'
import { type CatalogFood, foodById } from '@pennyplate/catalog/foods/foods'
import { matchReceiptLine } from '@pennyplate/catalog/printed/match-printed'
import type { AskedFood } from '@pennyplate/contract/foods/unsuitable-foods'
import type { FoodRule, RuleId } from '@pennyplate/domain/diet/diet'
import { rulesAgainst } from '@pennyplate/domain/diet/not-for-household'
import { rulesBrokenBy } from '@pennyplate/domain/diet/product-rules'
import { addsNothing } from '@pennyplate/domain/food/label-facts'
import type { HouseholdId } from '../database/ids.ts'
import type { Deps } from '../deps.ts'
import { findProfile } from '../documents/read-household.ts'
import { foodRulesOfProfile } from './food-rules-of-profile.ts'
import type { Product } from './product.ts'

/** Says which of a household's rules a product breaks. Without a profile there are none. */
export async function productJudge(
  deps: Pick<Deps, 'database'>,
  householdId: HouseholdId,
): Promise<(product: Product) => readonly RuleId[]> {
  const foodRules = await findFoodRules(deps, householdId)
  return (product) => {
    const food = product.foodId === null ? null : (foodById(product.foodId) ?? null)
    // A product that a household named has no label: its name is all that we know.
    return addsNothing(product)
      ? rulesAgainst({ name: product.name, food: food ?? foodCalled(product.name) }, foodRules)
      : rulesBrokenBy(product, food, foodRules)
  }
}

/** For each food the rules of the household that it breaks. Which milk and eggs it prefers is no reason to warn. */
export async function judgeFoods(
  deps: Pick<Deps, 'database'>,
  householdId: HouseholdId,
  foods: readonly AskedFood[],
): Promise<RuleId[][]> {
  const rules = (await findFoodRules(deps, householdId)).filter(({ id }) => !id.startsWith('preference:'))
  if (rules.length === 0) return foods.map(() => [])
  return foods.map(({ name, foodId, ...label }) => {
    const food = (foodId ? foodById(foodId) : null) ?? foodCalled(name)
    return [...rulesAgainst({ name, food, label }, rules)]
  })
}

function foodCalled(name: string): CatalogFood | null {
  // Names may come from a receipt: "JIF PNUT BTR".
  return (findFood(name) ?? matchReceiptLine(name))?.food ?? null
}

async function findFoodRules(
  deps: Pick<Deps, 'database'>,
  householdId: HouseholdId,
): Promise<readonly FoodRule[]> {
  const profile = await findProfile(deps, householdId)
  return profile ? foodRulesOfProfile(profile) : []
}
