import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import { type PlateFacts, SIDE_ROLES, type SideRole } from '@pennyplate/domain/recipe/plate'
import type { Recipe } from '@pennyplate/domain/recipe/recipe'
import type { CompiledRecipe } from '../recipes/compiled-recipe.ts'
import type { RecipeForm } from '../recipes/recipe-form.ts'
import { sideById } from '../recipes/sides.ts'
import { plateLikeOurs } from './plate-like-ours.ts'

/** An own recipe with what goes with it: what its household said or, if it said nothing, what goes with dishes of ours like it. */
export function placeOwnRecipe(
  compiled: CompiledRecipe,
  { sides }: Pick<OwnRecipeValue, 'sides'>,
): CompiledRecipe {
  let known: PlateFacts | null | undefined
  const [written, ...variants] = compiled.forms
  const recipe: Recipe = {
    ...compiled.recipe,
    // Of thousands only those are compared with ours that a search may choose.
    get plate() {
      if (known === undefined) known = plateOfOwn(written, sides)
      return known
    },
  }
  const placed = (form: RecipeForm): RecipeForm => ({ ...form, recipe })
  return { ...compiled, recipe, forms: [placed(written), ...variants.map(placed)] }
}

function plateOfOwn(form: RecipeForm, sides: OwnRecipeValue['sides']): PlateFacts | null {
  const like = plateLikeOurs(form)
  if (sides === undefined || !like) return like
  const known = sides.flatMap((id) => sideById(id)?.recipe ?? [])
  const roles = new Set(known.flatMap(({ side }): SideRole[] => (side ? [side.role] : [])))
  return {
    ...like,
    wants: SIDE_ROLES.filter((role) => roles.has(role)),
    goesWith: known.map(({ id }) => id),
    isSettled: true,
  }
}
