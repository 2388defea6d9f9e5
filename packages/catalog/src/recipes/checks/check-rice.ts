import type { RecipeForm } from '../recipe-form.ts'

const RAW_RICE = /^(?:white|brown|jasmine|basmati|parboiled|arborio)-rice$/
const OTHER_HEAT = /slow cooker|instant pot|pressure|microwave|\bbake\b/i
const WATER = /\bcups? (?:of )?(?:hot |cold )?(?:water|broth)/i
const GENTLE = /\blow(?:est)? heat\b|\bon (?:the )?low(?:est)?\b|\bsimmer/i
const BOIL = /\b(?:to|reaches) a (?:\w+ )?boil\b|\bboil,/i

/** Raw rice put over low heat in cold water stays hard: the step first brings it to a boil. */
export function checkRice(form: RecipeForm): string[] {
  if (!form.ingredients.some(({ food }) => RAW_RICE.test(food.id))) return []
  return form.recipe.steps
    .filter((step) => /\brice\b/i.test(step) && WATER.test(step) && !OTHER_HEAT.test(step))
    .filter((step) => {
      const gentle = step.search(GENTLE)
      const boil = step.search(BOIL)
      return gentle >= 0 && (boil < 0 || boil > gentle)
    })
    .map((step) => `the rice is never brought to a boil: "${step.slice(0, 60)}"`)
}
