import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { type ReactNode, useState } from 'react'
import { CookMode } from './cook-mode.tsx'
import { type PlateRecipes, plateView, scalePlate } from './plate-recipe.ts'
import { RecipeSheet } from './recipe-sheet.tsx'
import { ownPortions, type ScaledRecipe } from './scale-recipe.ts'

export type RecipeActions = (served: ScaledRecipe) => ReactNode

type CookableRecipeProps = {
  /** The main dish, then its sides. */
  readonly recipes: PlateRecipes
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

/** A recipe, or those of a whole plate, to read, scale and cook from. */
export function CookableRecipe(props: CookableRecipeProps) {
  const { recipes, place, slot, startLabel, renderActions, renderFinish, frame = (sheet) => sheet } = props
  const recipe = plateView(recipes)
  const [portions, setPortions] = useState(ownPortions(recipe))
  const [isCooking, setIsCooking] = useState(false)
  const served = scalePlate(recipes, portions)
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
          dish={recipe.dish}
          served={served}
          madeWith={recipe.madeWith}
          finish={renderFinish(served)}
          onClose={() => setIsCooking(false)}
        />
      )}
    </>
  )
}
