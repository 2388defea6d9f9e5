import type { RecipeForm } from '../recipe-form.ts'
import { safeTemperatureF } from '../safe-temperature.ts'

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
