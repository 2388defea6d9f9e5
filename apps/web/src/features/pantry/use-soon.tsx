import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { foodsToUseSoon } from '@pennyplate/domain/week/use-soon'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { Link } from 'react-router'
import { toLocalDay } from '../../lib/local-day.ts'
import { paths } from '../../lib/paths.ts'
import { pantryMessages as words } from '../../messages/pantry.ts'
import { useDocument } from '../../store/use-document.ts'
import { Card } from '../../ui/card.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { SoonRow } from './soon-row.tsx'
import styles from './use-soon.module.css'
import { useThrowAway } from './use-throw-away.ts'

const SHOWN_AT_MOST = 3

type NamedFood = Readonly<{ name: string; foodId?: string | undefined }>

type UseSoonProps = {
  /** What a meal of the week is made of, as far as it is known. */
  readonly foodsIn: (meal: WeekMeal) => readonly NamedFood[]
}

/** At the top of the week: what is close to its date, where the week uses it, and what to do with the rest. */
export function UseSoon({ foodsIn }: UseSoonProps) {
  const pantry = useDocument('pantry').value ?? []
  const plan = useDocument('currentMealPlan').value
  const cooked = useDocument('cookingHistory').value ?? []
  const isBatch = withDefaults(useDocument('profile').value).prepStyle === 'Weekly Meal Prep'
  const waste = useThrowAway()
  const today = toLocalDay(new Date())
  const week = plan ? { plan, cooked: cooked.map(withPlannedDay), today, isBatch } : null
  // The meals of a stored plan were parsed as such.
  const foods = foodsToUseSoon(pantry, week, today, (meal) => foodsIn(meal as WeekMeal))
  const more = foods.length - SHOWN_AT_MOST
  return (
    <>
      {foods.length > 0 && (
        <div className={styles.soon}>
          <Card title={words.soonTitle}>
            <ul className={styles.rows}>
              {foods.slice(0, SHOWN_AT_MOST).map((food) => (
                <SoonRow key={food.item.id} food={food} plan={plan} waste={waste} />
              ))}
            </ul>
            {more > 0 && (
              <Link className={styles.more} to={paths.dashboardTab('pantry')}>
                {words.soonMore(more)}
              </Link>
            )}
          </Card>
        </div>
      )}
      <UndoBar text={waste.offer?.text} onUndo={waste.undo} onDismiss={waste.dismiss} />
    </>
  )
}

function withPlannedDay(entry: DocumentValue<'cookingHistory'>[number]) {
  const { meal, recipeId, date, mealType, plannedFor } = entry
  return { meal, recipeId, date, mealType, ...(typeof plannedFor === 'string' ? { plannedFor } : {}) }
}
