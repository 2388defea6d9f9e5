import { staplesAmong } from '@pennyplate/domain/food/staples'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { CookedButton } from '../../features/cooking/cooked-button.tsx'
import { CookedHere } from '../../features/cooking/cooked-here.tsx'
import { DishPhotoButtons } from '../../features/dish-photos/dish-photo-buttons.tsx'
import { OpinionButtons } from '../../features/meal-plan/week/meal-controls.tsx'
import { usePreferences } from '../../features/meal-plan/week/use-preferences.ts'
import type { OpenedRecipe } from '../../features/recipe-box/recipe-shelf.tsx'
import { RecipeDialog } from '../../features/recipes/recipe-dialog.tsx'
import { WeekRecipes } from '../../features/recipes/week-recipes.tsx'
import { RunningOut } from '../../features/staples/running-out.tsx'
import { loadedWhenShown } from '../../lib/lazy-part.tsx'
import { useChangeSearch, useSearchParameter } from '../../lib/use-search-parameter.ts'
import { cookingMessages } from '../../messages/cooking.ts'
import { recipeBoxMessages } from '../../messages/recipe-box.ts'
import { recipeMessages } from '../../messages/recipes.ts'
import { uiMessages } from '../../messages/ui.ts'
import { useDocument } from '../../store/use-document.ts'
import { Loading } from '../../ui/loading.tsx'
import { Segments } from '../../ui/segments.tsx'
import { TabHeading } from '../../ui/tab-heading.tsx'
import styles from './recipes-page.module.css'

const AllRecipes = loadedWhenShown(
  async () => (await import('../../features/recipe-box/all-recipes.tsx')).AllRecipes,
)

const BringRecipes = loadedWhenShown(
  async () => (await import('../../features/bring-recipes/bring-recipes.tsx')).BringRecipes,
)

/** The recipes of the week, or all of them, with likes, dislikes and what was cooked. */
export function RecipesPage() {
  const [search, setSearch] = useSearchParams()
  const isAll = search.get('view') === 'all'
  const view = isAll ? 'all' : 'week'
  return (
    <>
      <TabHeading lead={isAll ? undefined : recipeMessages.lead}>{recipeMessages.title}</TabHeading>
      <Segments
        legend={recipeBoxMessages.views}
        value={view}
        options={[
          { value: 'week', label: recipeBoxMessages.thisWeek },
          { value: 'all', label: recipeBoxMessages.all },
        ]}
        onChange={(chosen) =>
          // At once: as a transition, the choice would show only when the other view has loaded.
          setSearch(chosen === 'all' ? { tab: 'recipes', view: 'all' } : { tab: 'recipes' }, {
            flushSync: true,
          })
        }
      />
      {isAll ? <EveryRecipe /> : <RecipesOfWeek />}
    </>
  )
}

function RecipesOfWeek() {
  const preferences = usePreferences()
  const profile = useDocument('profile')
  const isMealPrep = withDefaults(profile.value).prepStyle === 'Weekly Meal Prep'
  return (
    <WeekRecipes
      renderActions={({ meal, slot, date, weekStart, used, isOpen }) => (
        <>
          <CookedButton
            meal={meal}
            mealType={slot}
            plannedFor={date}
            batchFrom={isMealPrep ? weekStart : undefined}
            used={used}
            className={styles.cooked}
          >
            {cookingMessages.cooked}
          </CookedButton>
          <OpinionButtons meal={meal} preferences={preferences} />
          {isOpen && <PhotoOf meal={meal} />}
        </>
      )}
      renderFinish={({ meal, slot, date, weekStart, used }) => (
        <>
          <CookedHere
            meal={meal}
            mealType={slot}
            plannedFor={date}
            batchFrom={isMealPrep ? weekStart : undefined}
            used={used}
          />
          <OpinionButtons meal={meal} preferences={preferences} />
          <RunningOut among={staplesAmong((used ?? []).flatMap(({ foodId }) => foodId ?? []))} />
        </>
      )}
    />
  )
}

/** A leftover is drawn in its box, and a meal that is no recipe of anybody has nothing to photograph again. */
function PhotoOf({ meal }: { readonly meal: WeekMeal }) {
  const { recipeId, leftoverOf, name } = meal
  return recipeId === undefined || leftoverOf !== undefined ? null : (
    <DishPhotoButtons recipeId={recipeId} name={name} />
  )
}

function EveryRecipe() {
  const preferences = usePreferences()
  const [bring] = useSearchParameter('bring')
  const change = useChangeSearch({ replace: true })
  const opinions = (meal: WeekMeal): ReactNode => <OpinionButtons meal={meal} preferences={preferences} />
  if (bring !== null)
    return (
      <Suspense fallback={<Loading label={uiMessages.loading} />}>
        <BringRecipes
          way={bring}
          onClose={({ mine }) =>
            change((after) => {
              after.delete('bring')
              if (mine) after.set('mine', '1')
            })
          }
        />
      </Suspense>
    )
  return (
    <Suspense fallback={<Loading label={recipeBoxMessages.loading} />}>
      <AllRecipes
        onLike={preferences.like}
        renderRecipe={({ meal, slot, before, actions, after, onClose }: OpenedRecipe) => (
          <RecipeDialog
            key={meal.recipeId}
            meal={meal}
            before={before}
            after={after}
            renderActions={({ used }) => (
              <>
                {actions}
                <CookedButton meal={meal} mealType={slot} used={used} className={styles.cooked}>
                  {cookingMessages.cooked}
                </CookedButton>
                {opinions(meal)}
                <PhotoOf meal={meal} />
              </>
            )}
            renderFinish={({ used }) => (
              <>
                <CookedHere meal={meal} mealType={slot} used={used} />
                {opinions(meal)}
                <RunningOut among={staplesAmong((used ?? []).flatMap(({ foodId }) => foodId ?? []))} />
              </>
            )}
            onClose={onClose}
          />
        )}
      />
    </Suspense>
  )
}
