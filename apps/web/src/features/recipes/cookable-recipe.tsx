import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { type ReactNode, useState } from 'react'
import { CookMode } from './cook-mode.tsx'
import { RecipeSheet } from './recipe-sheet.tsx'
import type { RecipeView } from './recipe-view.ts'
import { ownPortions, type ScaledRecipe, scaleRecipe } from './scale-recipe.ts'

export type RecipeActions = (served: ScaledRecipe) => ReactNode

type CookableRecipeProps = {
  readonly recipe: RecipeView
  readonly place?: string
  readonly slot?: MealSlotName
  readonly renderActions: RecipeActions
  /** The last page of cook mode. */
  readonly renderFinish: RecipeActions
  /** The label of the button that opens cook mode. */
  readonly startLabel?: string
  /** Wraps the recipe, for example in a dialog that closes in cook mode. */
  readonly frame?: (sheet: ReactNode, isCooking: boolean) => ReactNode
}

/** A recipe to read, scale and cook from. */
export function CookableRecipe(props: CookableRecipeProps) {
  const { recipe, place, slot, startLabel, renderActions, renderFinish, frame = (sheet) => sheet } = props
  const [portions, setPortions] = useState(ownPortions(recipe))
  const [isCooking, setIsCooking] = useState(false)
  const served = scaleRecipe(recipe, portions)
  return (
    <>
      {frame(
        <RecipeSheet
          recipe={recipe}
          portions={portions}
          served={served}
          onPortions={setPortions}
          onCook={() => setIsCooking(true)}
          place={place}
          slot={slot}
          startLabel={startLabel}
          actions={renderActions(served)}
        />,
        isCooking,
      )}
      {isCooking && (
        <CookMode
          name={recipe.name}
          served={served}
          finish={renderFinish(served)}
          onClose={() => setIsCooking(false)}
        />
      )}
    </>
  )
}
