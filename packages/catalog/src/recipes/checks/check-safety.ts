import type { CookingMethod } from '@pennyplate/domain/recipe/recipe'
import type { RecipeForm } from '../recipe-form.ts'
import { safeTemperatureF } from '../safe-temperature.ts'
import { stateTemperatures } from '../state-temperatures.ts'

/** Simmered for hours, well past 145 °F. */
const LONG_COOKED = /tender|fall|shred|pull/
const DONE_SHELLFISH = /opaque|pink|open/

/** The steps of the form's method must state the safe internal temperature of its raw meat or fish. */
export function checkSafety(form: RecipeForm): string[] {
  const steps = form.recipe.steps.join(' ').toLowerCase()
  return form.ingredients.flatMap(({ food }) => {
    const wanted = safeTemperatureF(food)
    if (wanted === null || steps.includes(`${wanted} °f`)) return []
    if (food.traits.includes('shellfish') && DONE_SHELLFISH.test(steps)) return []
    if (wanted === 145 && LONG_COOKED.test(steps) && food.traits.includes('red-meat')) return []
    return [`${food.id}: the steps do not say ${wanted} °F`]
  })
}

/** The steps of a variant, with the temperatures its own foods get in place of those of the dish as written. */
export function checkVariantSafety(base: RecipeForm, variant: RecipeForm): string[] {
  const [written, used] = [base, variant].map(({ ingredients }) => ingredients.map(({ food }) => food))
  if (!written || !used) return []
  const steps = variant.recipe.steps.map((step) => stateTemperatures(step, written, used))
  return checkSafety({ ...variant, recipe: { ...variant.recipe, steps } })
}

/** "160 °F (165 °F for poultry)": steps name the temperatures of their own foods, and variants get theirs. */
export function checkOtherTemperatures({ steps }: Pick<CookingMethod, 'steps'>): string[] {
  const found = /[^.;]*\bpoultry\b(?! seasoning)[^.;]*/i.exec(steps.join(' '))
  return found
    ? [
        `"${found[0].trim()}": leave out the temperature for poultry; a variant with poultry gets it by itself`,
      ]
    : []
}
