import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { paths } from '../../lib/paths.ts'
import { explainError, failureMessages } from '../../messages/failures.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CookingSteps } from './cooking-steps.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { madeOtherwise } from './made-otherwise.ts'
import { plateView, scalePlate } from './plate-recipe.ts'
import { ownPortions } from './scale-recipe.ts'
import { slotKey } from './slot-key.ts'
import { useRecipe } from './use-recipe.ts'

type MealRecipeProps = { readonly meal: WeekMeal; readonly at: SlotAddress }

/** Ingredients and steps of a meal of the week, and the way to its recipe. */
export function MealRecipe({ meal, at }: MealRecipeProps) {
  const { recipe, sides, error, isFetching, retry } = useRecipe(meal, at)
  if (!recipe)
    return isFetching ? (
      <Loading label={words.loadingRecipe(meal.name)} />
    ) : (
      error && (
        <Notice tone="error" action={<Button onClick={retry}>{failureMessages.tryAgain}</Button>}>
          {words.loadFailed(explainError(error))}
        </Notice>
      )
    )
  const changed = madeOtherwise(meal, recipe)
  const ofSides = sides.flatMap(({ madeWith }) => madeWith)
  const served = scalePlate([recipe, ...sides], ownPortions(recipe))
  return (
    <>
      <ButtonLink look="primary" to={paths.recipe(slotKey(at))}>
        {words.openRecipe}
      </ButtonLink>
      {plateView([recipe, ...sides]).isMadeOtherwise && (
        <Notice tone="info">{[...changed, words.plannedOtherwise].join(' ')}</Notice>
      )}
      {ofSides.length > 0 && <p>{ofSides.join(' ')}</p>}
      <IngredientList lines={served.lines} />
      <CookingSteps steps={served.steps} />
    </>
  )
}
