import type { CatalogFood } from '../../foods/foods.ts'
import type { RecipeForm } from '../recipe-form.ts'

/** Sold cooked, cured or rendered, so no internal temperature is needed. */
const READY =
  /bacon|^ham$|deli|hot-dogs|smoked|kielbasa|chicken-sausage|canned|cooked|imitation|crab|lobster|tallow|lard|-fat$|grease|salt-pork|bones|corned|spam|jerky|pepperoni/
const RAW_AISLES: ReadonlySet<string> = new Set(['meat', 'seafood'])
const GROUND = /ground|patties|sausage|chorizo|bratwurst/
/** Simmered for hours, well past 145 °F. */
const LONG_COOKED = /tender|fall|shred|pull/
const DONE_SHELLFISH = /opaque|pink|open/

/** Steps with raw meat or fish must state its safe internal temperature. */
export function checkSafety(form: RecipeForm): string[] {
  const steps = form.recipe.steps.join(' ').toLowerCase()
  return form.ingredients.flatMap(({ food }) => {
    const wanted = safeTemperatureF(food)
    if (wanted === null || steps.includes(String(wanted))) return []
    if (food.traits.includes('shellfish') && DONE_SHELLFISH.test(steps)) return []
    if (wanted === 145 && LONG_COOKED.test(steps) && food.traits.includes('red-meat')) return []
    return [`${food.id}: the steps do not say ${wanted} °F`]
  })
}

function safeTemperatureF(food: CatalogFood): 165 | 160 | 145 | null {
  if (!RAW_AISLES.has(food.aisle) || READY.test(food.id)) return null
  if (food.traits.includes('poultry')) return 165
  if (GROUND.test(food.id)) return 160
  const isAnimal = ['meat', 'fish', 'shellfish'] as const
  return isAnimal.some((trait) => food.traits.includes(trait)) ? 145 : null
}
