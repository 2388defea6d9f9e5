import type { PlanFailed } from '@pennyplate/contract/ai/plan'

/** Why there is no plan, for the command line. The web app has its own sentences for the same codes. */
const SENTENCES: Readonly<Partial<Record<PlanFailed['error'], string>>> = {
  no_plan_fits: 'No week that feeds this household fits its budget.',
  no_recipes: 'No recipe is left for some meals under these rules.',
  no_meals: 'The profile asks for no meals. Choose at least one meal type.',
  unsettled: 'Some words of the profile are not understood. Say what they forbid, or keep them as a note.',
}

export function describePlanFailure({ error, meals }: Pick<PlanFailed, 'error' | 'meals'>): string {
  const sentence = SENTENCES[error] ?? `No plan: ${error}.`
  return meals && meals.length > 0 ? `${sentence} Meals: ${meals.join(', ')}.` : sentence
}
