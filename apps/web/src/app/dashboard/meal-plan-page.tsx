import { CookedButton } from '../../features/cooking/cooked-button.tsx'
import { MealPlanTab } from '../../features/meal-plan/meal-plan-tab.tsx'
import { ShareButton } from '../../features/sharing/share-button.tsx'

/** The week, the button that shares it, and the one that marks a meal as cooked. */
export function MealPlanPage() {
  return (
    <MealPlanTab
      renderShare={(plan) => <ShareButton plan={plan} />}
      renderCooked={(place) => <CookedButton {...place} />}
    />
  )
}
