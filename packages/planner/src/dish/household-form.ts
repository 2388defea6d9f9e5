import { nutritionPerServing } from '@pennyplate/catalog/recipes/form-facts'
import { judgedIngredients, type RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { type FoodRule, judgeIngredients } from '@pennyplate/domain/diet/diet'
import type { Catalog } from '../catalog/catalog.ts'
import { withPreferences } from '../household/dairy-preferences.ts'
import type { HouseholdProfile } from '../household/household-profile.ts'
import type { HouseholdRules } from '../household/household-rules.ts'
import { withWholeGrains } from '../household/whole-grains.ts'
import { sodiumPerKcal, withLessSodium } from './less-sodium.ts'

/**
 * A form as this household cooks it: with its own milk and eggs, with whole-wheat bread and pasta as far as it eats them,
 * and less sodium if it counts sodium. No household loses a dish because it eats whole wheat.
 */
export function householdForm(
  form: RecipeForm,
  profile: Pick<HouseholdProfile, 'dairyPreferences' | 'nutritionalTargets' | 'wholeGrains'>,
  { wishes, foodRules }: Pick<HouseholdRules, 'wishes' | 'foodRules'>,
  catalog: Pick<Catalog, 'foodById' | 'packagesOf'>,
): RecipeForm {
  const limit = sodiumPerKcal(profile, wishes)
  const preferred = withPreferences(form, profile.dairyPreferences, catalog.foodById)
  const asWritten = withLessSodium(preferred, limit, catalog.foodById)
  const whole = withWholeGrains(preferred, profile.wholeGrains, catalog)
  if (whole === preferred) return asWritten
  const wholeGrain = withLessSodium(whole, limit, catalog.foodById)
  const isLowEnough = limit === null || isAboutAsSalty(wholeGrain, asWritten)
  return isLowEnough && suitsAsWell(wholeGrain, asWritten, foodRules) ? wholeGrain : asWritten
}

/** A slice of whole wheat has 8 mg more than one of white, 6 %, and a bagel 29 mg, 7 %. */
const SODIUM_AT_MOST = 1.1

/** Lowered if the other is, too: no dish is called "Lower-sodium" for its bread. */
function isAboutAsSalty(form: RecipeForm, other: RecipeForm): boolean {
  const [sodium, usual] = [form, other].map((one) => nutritionPerServing(one).sodiumMg ?? 0)
  return form.name === other.name && (sodium ?? 0) <= (usual ?? 0) * SODIUM_AT_MOST
}

/** Allowed, with no more left out. If neither form is allowed, the dish keeps its whole grains, as it was planned and bought. */
function suitsAsWell(form: RecipeForm, other: RecipeForm, rules: readonly FoodRule[]): boolean {
  const judged = judgeIngredients(judgedIngredients(form), rules)
  if (judged.verdict === 'allowed' && judged.leaveOut.length === 0) return true
  const otherwise = judgeIngredients(judgedIngredients(other), rules)
  if (otherwise.verdict !== 'allowed') return true
  return judged.verdict === 'allowed' && judged.leaveOut.length <= otherwise.leaveOut.length
}
