import { type ReactNode, useState } from 'react'
import { CookMode } from './cook-mode.tsx'
import { RecipeSheet } from './recipe-sheet.tsx'
import type { RecipeView } from './recipe-view.ts'
import { ownTable, type ServedRecipe, serveRecipe } from './serve-recipe.ts'

export type RecipeActions = (served: ServedRecipe) => ReactNode

type CookableRecipeProps = {
  readonly recipe: RecipeView
  readonly place?: string
  readonly renderActions: RecipeActions
  /** What the button to cook from it says. */
  readonly startLabel?: string
  /** What the recipe stands in, such as a dialog; it gives way while somebody cooks. */
  readonly frame?: (sheet: ReactNode, isCooking: boolean) => ReactNode
}

/** A recipe to read, to set the table for and to cook from. */
export function CookableRecipe(props: CookableRecipeProps) {
  const { recipe, place, startLabel, renderActions, frame = (sheet) => sheet } = props
  const [table, setTable] = useState(ownTable(recipe))
  const [isCooking, setIsCooking] = useState(false)
  const served = serveRecipe(recipe, table)
  return (
    <>
      {frame(
        <RecipeSheet
          recipe={recipe}
          table={table}
          served={served}
          onTable={setTable}
          onCook={() => setIsCooking(true)}
          place={place}
          startLabel={startLabel}
          actions={renderActions(served)}
        />,
        isCooking,
      )}
      {isCooking && (
        <CookMode
          name={recipe.name}
          served={served}
          finish={renderActions(served)}
          onClose={() => setIsCooking(false)}
        />
      )}
    </>
  )
}
