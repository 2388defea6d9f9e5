import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import type { OwnRecipeForm } from '@pennyplate/domain/own-recipe/recipe-form'
import type { DeletedRecipe, useOwnChanges } from './use-own-changes.ts'
import type { StoredBase } from './use-save-recipe.ts'

/** What the fields begin with. */
export type StartedRecipe = Readonly<{
  id: string
  base: StoredBase
  title: string
  form: OwnRecipeForm
  /** What no field shows. */
  kept: Partial<OwnRecipeValue>
}>

export type WritingProps = {
  readonly changes: ReturnType<typeof useOwnChanges>
  readonly onClose: () => void
  readonly onSaved: () => void
  readonly onDeleted: (deleted: DeletedRecipe) => void
}
