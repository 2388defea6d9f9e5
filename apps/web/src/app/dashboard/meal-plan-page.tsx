import { CookedButton } from '../../features/cooking/cooked-button.tsx'
import { MealPlanTab } from '../../features/meal-plan/meal-plan-tab.tsx'
import { ShareButton } from '../../features/sharing/share-button.tsx'

/** The week, with buttons to share it and to mark meals as cooked. */
export function MealPlanPage() {
  return (
    <MealPlanTab
      renderShare={(plan) => <ShareButton plan={plan} />}
      renderCooked={(place) => <CookedButton {...place} />}
    />
  )
}
