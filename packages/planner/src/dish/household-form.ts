import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { FoodId } from '@pennyplate/domain/food/food'
import { withPreferences } from '../household/dairy-preferences.ts'
import type { HouseholdProfile } from '../household/household-profile.ts'
import type { HouseholdRules } from '../household/household-rules.ts'
import { sodiumPerKcal, withLessSodium } from './less-sodium.ts'

/** A form as this household cooks it: with its own milk and eggs, and less sodium if it counts sodium. */
export function householdForm(
  form: RecipeForm,
  profile: Pick<HouseholdProfile, 'dairyPreferences' | 'nutritionalTargets'>,
  { wishes }: Pick<HouseholdRules, 'wishes'>,
  foodById: (id: FoodId) => CatalogFood | undefined,
): RecipeForm {
  const preferred = withPreferences(form, profile.dairyPreferences, foodById)
  return withLessSodium(preferred, sodiumPerKcal(profile, wishes), foodById)
}
