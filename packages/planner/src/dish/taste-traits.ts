import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { Trait } from '@pennyplate/domain/taste/taste-event'
import { mainProteinOf } from './dish-traits.ts'

/** What learning compares dishes by. */
export function tasteTraitsOf(form: RecipeForm): Trait[] {
  const { plate, cuisines } = form.recipe
  const [cuisine] = cuisines
  const protein = mainProteinOf(form)
  return [
    ...(plate ? [`form:${plate.servedAs}` as const] : []),
    ...(cuisine ? [`cuisine:${cuisine}` as const] : []),
    ...(protein ? [`protein:${protein}` as const] : []),
  ]
}
