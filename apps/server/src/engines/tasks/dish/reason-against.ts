import type { Unsuitable } from '@pennyplate/contract/recipes/household-recipes'
import { missingTools } from '@pennyplate/domain/recipe/recipe-fit'
import type { PlanningContext } from '../context/planning-context.ts'
import type { FoundDish } from './find-dish.ts'

/** Why a dish or side does not suit the household: a food rule it breaks, or a tool it needs. */
export function reasonAgainst(
  { breaks, form }: Pick<FoundDish, 'breaks' | 'form'>,
  { rules }: PlanningContext,
): Unsuitable | undefined {
  if (breaks) return breaks
  const tools = missingTools(form.recipe.tools, rules.tools)
  return tools && { code: 'missing-tool', tools: [...tools] }
}
