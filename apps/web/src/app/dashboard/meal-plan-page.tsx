import { CookedButton } from '../../features/cooking/cooked-button.tsx'
import { MealPlanTab } from '../../features/meal-plan/meal-plan-tab.tsx'
import { ShareButton } from '../../features/sharing/share-button.tsx'
import { firstPart, lazyPart } from '../../lib/lazy-part.tsx'

const MealRecipe = lazyPart(async () => (await import('../../features/recipes/meal-recipe.tsx')).MealRecipe)
const RecipePicker = lazyPart(
  async () => (await import('../../features/recipe-box/all-recipes.tsx')).RecipePicker,
)
const StaplesCard = lazyPart(
  async () => (await import('../../features/staples/staples-card.tsx')).StaplesCard,
)

const UseSoonPart = firstPart(async () => (await import('./use-soon-part.tsx')).UseSoonPart)
const RunningOut = firstPart(async () => (await import('../../features/staples/running-out.tsx')).RunningOut)

/** The week, with buttons to share it and to mark meals as cooked. */
export function MealPlanPage() {
  return (
    <MealPlanTab
      renderShare={(plan) => <ShareButton plan={plan} />}
      renderCooked={(place) => <CookedButton {...place} />}
      renderRecipe={(meal, at) => <MealRecipe meal={meal} at={at} />}
      renderSearch={(slot, renderFound) => <RecipePicker slot={slot} renderFound={renderFound} />}
      staples={<StaplesCard />}
      soon={<UseSoonPart />}
      runningOut={<RunningOut />}
    />
  )
}
