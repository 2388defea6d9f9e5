import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import type { ReactNode } from 'react'
import { explainError, failureMessages } from '../../messages/failures.ts'
import { withSides } from '../../messages/plates.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CookableRecipe, type RecipeActions } from './cookable-recipe.tsx'
import { plateView } from './plate-recipe.ts'
import { type UsedRecipe, useRecipe } from './use-recipe.ts'

type RecipeDialogProps = {
  readonly meal: WeekMeal
  /** The day and slot: "Sunday · Dinner"; undefined for a recipe that is in no week. */
  readonly place?: string | undefined
  readonly at?: SlotAddress
  /** What stands above and below the recipe. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly renderActions: RecipeActions
  readonly renderFinish: RecipeActions
  readonly onClose: () => void
}

export function RecipeDialog(props: RecipeDialogProps) {
  const { meal, place, at, before, after, renderActions, renderFinish, onClose } = props
  const { recipe, sides, eaters, isOutdated, error, isFetching, retry } = useRecipe(meal, at)
  if (!recipe)
    return (
      <Dialog opened title={meal.name} size="wide" onClose={onClose}>
        {before}
        {isFetching && <Loading label={words.loadingRecipe(meal.name)} />}
        {!isFetching && error && (
          <Notice tone="error" action={<Button onClick={retry}>{failureMessages.tryAgain}</Button>}>
            {words.loadFailed(explainError(error))}
          </Notice>
        )}
        {error && after}
      </Dialog>
    )
  return (
    <CookableRecipe
      // A newer recipe may be for another number of people, so its scaling starts over.
      key={`${recipe.basis} ${recipe.servings}`}
      recipes={[recipe, ...sides]}
      {...(place === undefined ? {} : { place })}
      {...(at === undefined ? {} : { slot: at.slot })}
      renderActions={renderActions}
      renderFinish={renderFinish}
      frame={(sheet, isCooking) => (
        <Dialog opened={!isCooking} title={meal.name} size="wide" onClose={onClose}>
          {withSides(meal) && <p>{withSides(meal)}</p>}
          {eaters.length > 0 && <p>{words.cookedFor(eaters.map(saidEater))}</p>}
          {before}
          {isOutdated && (
            <Notice tone="info" action={<Button onClick={retry}>{failureMessages.tryAgain}</Button>}>
              {words.outdated}
            </Notice>
          )}
          {at && plateView([recipe, ...sides]).isMadeOtherwise && (
            <Notice tone="info">
              {words.plannedOtherwise} {words.figuresNow}
            </Notice>
          )}
          {sheet}
          {after}
        </Dialog>
      )}
    />
  )
}

function saidEater({ at, people }: UsedRecipe['eaters'][number]) {
  return { people, day: DAY_NAMES[at.day] ?? '', slot: words.slots[at.slot] }
}
