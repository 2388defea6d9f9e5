import { formatCents } from '@pennyplate/domain/money'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { isListOutdated } from '@pennyplate/domain/week/accepted-week'
import { isWeekAccepted } from '@pennyplate/domain/week/bought-week'
import { householdPeople } from '@pennyplate/domain/week/people-at-meal'
import { isPricedFor } from '@pennyplate/domain/week/week-report'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { mealMenuMessages } from '../messages/meal-menu.ts'
import { mealPlanMessages } from '../messages/meal-plan.ts'
import { peopleChangedMessages as words } from '../messages/people-changed.ts'
import { uiMessages } from '../messages/ui.ts'
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
  const [before, setBefore] = useState<{ week: string | undefined; cents: number }>()
  const { people, totalCents } = plan?.report ?? {}
  const now = withDefaults(profile)
  if (!profile || !people || isListOutdated(shoppingList)) return null

  const isSettled = isWeekAccepted({ plan, shoppingList })
  if (isPricedFor({ people }, now)) {
    if (!before || before.week !== plan?.weekStartDate || typeof totalCents !== 'number') return null
    const byCents = totalCents - before.cents
    const bill = mealMenuMessages.bill(byCents)
    const said = isSettled ? words.listUpdated : words.planUpdated
    return (
      <Notice
        tone="success"
        action={
          <Button look="quiet" aria-label={uiMessages.close} onClick={() => setBefore(undefined)}>
            <IconX size={18} aria-hidden />
          </Button>
        }
      >
        {said(householdPeople(now), bill, formatCents(totalCents))}
      </Notice>
    )
  }

  const priceAgain = () => {
    if (store.issue({ type: 'price' }).ok && typeof totalCents === 'number')
      setBefore({ week: plan?.weekStartDate, cents: totalCents })
  }
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
