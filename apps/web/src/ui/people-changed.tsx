import { withDefaults } from '@pennyplate/domain/profile/profile'
import { isListOutdated } from '@pennyplate/domain/week/accepted-week'
import { isAccepted } from '@pennyplate/domain/week/meal-plan'
import { householdPeople } from '@pennyplate/domain/week/people-at-meal'
import { isPricedFor } from '@pennyplate/domain/week/week-report'
import { mealPlanMessages } from '../messages/meal-plan.ts'
import { peopleChangedMessages as words } from '../messages/people-changed.ts'
import { useDocumentStore } from '../store/store-provider.tsx'
import { useDocument } from '../store/use-document.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Says that the week was priced for others than those who eat now, and prices it again. */
export function PeopleChanged({ onPlanAgain }: { readonly onPlanAgain?: () => void }) {
  const store = useDocumentStore()
  const plan = useDocument('currentMealPlan').value ?? null
  const shoppingList = useDocument('currentShoppingList').value ?? null
  const profile = useDocument('profile').value
  const { people } = plan?.report ?? {}
  const now = withDefaults(profile)
  if (!profile || !people || isPricedFor({ people }, now) || isListOutdated(shoppingList)) return null

  const isSettled = isAccepted({ plan, shoppingList })
  const priceAgain = () => void store.issue({ type: 'price' })
  return (
    <Notice
      tone="info"
      title={words.title(householdPeople(people), householdPeople(now))}
      action={
        isSettled ? (
          <Button onClick={priceAgain}>{words.updateList}</Button>
        ) : (
          <>
            {onPlanAgain && <Button onClick={onPlanAgain}>{mealPlanMessages.planAgain}</Button>}
            <Button onClick={priceAgain}>{words.keepMeals}</Button>
          </>
        )
      }
    >
      {isSettled ? words.ofList : words.ofPlan}
    </Notice>
  )
}
