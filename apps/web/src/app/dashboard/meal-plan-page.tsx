import { MealPlanTab } from '../../features/meal-plan/meal-plan-tab.tsx'
import { ShareButton } from '../../features/sharing/share-button.tsx'

/** The week, and the button that shares it. */
export function MealPlanPage() {
  return <MealPlanTab renderShare={(plan) => <ShareButton plan={plan} />} />
}
