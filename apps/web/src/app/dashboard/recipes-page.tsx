import { withDefaults } from '@pennyplate/domain/profile/profile'
import { CookedButton } from '../../features/cooking/cooked-button.tsx'
import { CookedHere } from '../../features/cooking/cooked-here.tsx'
import { OpinionButtons } from '../../features/meal-plan/week/meal-controls.tsx'
import { usePreferences } from '../../features/meal-plan/week/use-preferences.ts'
import { RecipesTab } from '../../features/recipes/recipes-tab.tsx'
import { cookingMessages } from '../../messages/cooking.ts'
import { useDocument } from '../../store/use-document.ts'
import styles from './recipes-page.module.css'

/** The week's recipes, with likes, dislikes and what was cooked. */
export function RecipesPage() {
  const preferences = usePreferences()
  const profile = useDocument('profile')
  const isMealPrep = withDefaults(profile.value).prepStyle === 'Weekly Meal Prep'
  return (
    <RecipesTab
      renderActions={({ meal, slot, date, weekStart, factor, ingredients }) => (
        <>
          <CookedButton
            meal={meal}
            mealType={slot}
            plannedFor={date}
            batchFrom={isMealPrep ? weekStart : undefined}
            factor={factor}
            ingredients={ingredients}
            className={styles.cooked}
          >
            {cookingMessages.cooked}
          </CookedButton>
          <OpinionButtons meal={meal} preferences={preferences} />
        </>
      )}
      renderFinish={({ meal, slot, date, weekStart, factor, ingredients }) => (
        <>
          <CookedHere
            meal={meal}
            mealType={slot}
            plannedFor={date}
            batchFrom={isMealPrep ? weekStart : undefined}
            factor={factor}
            ingredients={ingredients}
          />
          <OpinionButtons meal={meal} preferences={preferences} />
        </>
      )}
    />
  )
}
