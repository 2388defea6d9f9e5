import type { CookingMethod } from '@pennyplate/domain/recipe/recipe'
import type { RecipeForm } from '../recipe-form.ts'

const POURED_OFF = /\b(?:drain|pour|spoon|tip|tilt)\b[^.;]*\b(?:fat|grease)\b(?! over)/i
const ON_PAPER = /\b(?:on|onto) paper\b/i

/** Fat that the steps pour off is not counted as eaten. */
export function checkNotEaten(
  { ingredients }: RecipeForm,
  { steps }: Pick<CookingMethod, 'steps'>,
): string[] {
  const rendering = ingredients.filter(({ food }) => food.drained)
  const unsaid = rendering.filter(
    ({ notEaten, food }) =>
      !notEaten &&
      steps.some(
        (step) => POURED_OFF.test(step) || (ON_PAPER.test(step) && food.traits.includes('processed-meat')),
      ),
  )
  const unknown = ingredients.filter(({ notEaten, food }) => notEaten?.what === 'fat' && !food.drained)
  return [
    ...unsaid.map(({ foodId }) => `pours off the fat of ${foodId}: say so in "notEaten"`),
    ...unknown.map(({ foodId }) => `${foodId} is not in data/cooked-and-drained.json`),
  ]
}
