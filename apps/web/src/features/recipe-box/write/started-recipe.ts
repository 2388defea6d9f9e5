import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import type { StoredRecipe } from '@pennyplate/domain/own-recipe/recipe-change'
import type { OwnRecipeForm } from '@pennyplate/domain/own-recipe/recipe-form'

/** What the fields begin with. */
export type StartedRecipe = Readonly<{
  id: string
  base: StoredRecipe
  title: string
  form: OwnRecipeForm
  /** What no field shows. */
  kept: Partial<OwnRecipeValue>
}>

/** A deleted recipe, and what puts it back. */
export type DeletedRecipe = Readonly<{ id: string; revision: number; value: OwnRecipeValue }>

export type WritingProps = {
  readonly onClose: () => void
  readonly onSaved: () => void
  readonly onDeleted: (deleted: DeletedRecipe) => void
}
