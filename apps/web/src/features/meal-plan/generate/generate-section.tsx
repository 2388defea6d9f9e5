import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { centsFromDollars } from '@pennyplate/domain/money'
import { PLANNED_WITHOUT_ANSWER, withDefaults } from '@pennyplate/domain/profile/profile'
import { weekToPlan } from '@pennyplate/domain/week/week-days'
import { useState } from 'react'
import { Link } from 'react-router'
import { firstPart } from '../../../lib/lazy-part.tsx'
import { paths } from '../../../lib/paths.ts'
import { avoidedFoodMessages as avoided, avoidedFoods } from '../../../messages/avoided-foods.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { FoodIcon } from '../../../ui/food-icon.tsx'
import { OwnDiet } from '../../../ui/own-diet.tsx'
import { formatRoundAmount } from '../../../ui/price.ts'
import styles from './generate-section.module.css'
import { WeekChoice } from './week-choice.tsx'

/** Above the button, which must not move under the finger. */
const ComingHolidays = firstPart(async () => (await import('../holiday/coming-holidays.tsx')).ComingHolidays)

type GenerateSectionProps = {
  readonly profile: DocumentValue<'profile'> | undefined
  readonly pantryCount: number
  readonly today: string
  readonly onGenerate: (weekStart: string) => void
}

/** Shown while there is no plan: what a plan will use, and the button that generates it. */
export function GenerateSection({ profile, pantryCount, today, onGenerate }: GenerateSectionProps) {
  const [weekStart, setWeekStart] = useState(weekToPlan(today))
  const answers = withDefaults(profile)
  const { adults, kids, weeklyBudget, zipCode, dietType, customDiet, settledPhrases, alwaysHave } = answers
  const { allergies, others } = avoidedFoods(answers)
  const diet =
    dietType === 'Other' && customDiet.trim() !== '' ? (
      <OwnDiet text={customDiet.trim()} settledPhrases={settledPhrases ?? []} />
    ) : (
      dietType
    )
  const used = [
    [words.used.people, words.people(adults, kids)],
    [avoided.allergies, allergies ?? avoided.none],
    ...(others === null ? [] : [[avoided.others, others] as const]),
    [words.used.budget, words.budget(formatRoundAmount(centsFromDollars(weeklyBudget)))],
    [words.used.zip, zipCode || words.zipDefault(PLANNED_WITHOUT_ANSWER.zipCode)],
    [words.used.diet, diet === 'None' ? words.noDiet : diet],
    [words.used.pantry, words.pantryItems(pantryCount)],
    [words.used.alwaysHave, words.staples(alwaysHave?.length)],
  ] as const
  return (
    <section className={styles.section}>
      <div className={styles.lead}>
        <FoodIcon name="spiral-calendar" size={56} />
        <h2 className={styles.message}>{words.generateMessage}</h2>
      </div>
      <div className={styles.used}>
        <div className={styles.usedHead}>
          <h3 className={styles.usedTitle}>{words.usedTitle}</h3>
          <Link to={paths.profileUpdate} className={styles.change}>
            {words.changeProfile}
          </Link>
        </div>
        <dl className={styles.facts}>
          {used.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <WeekChoice today={today} weekStart={weekStart} onChange={setWeekStart} />
      <ComingHolidays weekStart={weekStart} today={today} />
      <Button look="primary" onClick={() => onGenerate(weekStart)}>
        {words.generate}
      </Button>
    </section>
  )
}
