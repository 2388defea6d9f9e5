import { staplesAmong } from '@pennyplate/domain/food/staples'
import { CookedButton } from '../../features/cooking/cooked-button.tsx'
import { CookedHere } from '../../features/cooking/cooked-here.tsx'
import { usePutToday } from '../../features/meal-plan/change-meal/use-put-today.ts'
import { OpinionButtons } from '../../features/meal-plan/week/meal-controls.tsx'
import { usePreferences } from '../../features/meal-plan/week/use-preferences.ts'
import { slotsOf } from '../../features/quick-meal/quick-meal-calls.ts'
import { QuickMealTab } from '../../features/quick-meal/quick-meal-tab.tsx'
import { SaveToPlan } from '../../features/quick-meal/save-to-plan.tsx'
import { CookableRecipe } from '../../features/recipes/cookable-recipe.tsx'
import { readRecipe } from '../../features/recipes/recipe-view.ts'
import { RunningOut } from '../../features/staples/running-out.tsx'
import { cookingMessages } from '../../messages/cooking.ts'
import { quickMealMessages } from '../../messages/quick-meal.ts'
import styles from './recipes-page.module.css'

/** One meal from the pantry, to cook now or to add to today's plan. */
export function QuickMealPage() {
  const preferences = usePreferences()
  const today = usePutToday()
  return (
    <QuickMealTab
      renderRecipe={({ meal, mealTypes, recipe }) => (
        <CookableRecipe
          recipes={[readRecipe(recipe, meal)]}
          startLabel={quickMealMessages.cookNow}
          renderActions={({ used }) => (
            <>
              <CookedButton
                meal={meal}
                mealType={slotsOf(mealTypes).at(-1) ?? 'dinner'}
                used={used}
                className={styles.cooked}
              >
                {cookingMessages.cooked}
              </CookedButton>
              <OpinionButtons meal={meal} preferences={preferences} />
            </>
          )}
          renderFinish={({ used }) => (
            <>
              <CookedHere meal={meal} mealType={slotsOf(mealTypes).at(-1) ?? 'dinner'} used={used} />
              <OpinionButtons meal={meal} preferences={preferences} />
              <RunningOut among={staplesAmong(used.flatMap(({ foodId }) => foodId ?? []))} />
            </>
          )}
        />
      )}
      renderSave={(quickMeal) => <SaveToPlan quickMeal={quickMeal} today={today} />}
    />
  )
}
