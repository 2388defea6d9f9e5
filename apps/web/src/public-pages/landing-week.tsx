import type { SampleWeek } from '@pennyplate/contract/sample-week'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { plateCents, plateNutrient } from '@pennyplate/domain/week/week-plate'
import { longDay } from '../messages/day-words.ts'
import { mealTimeFacts } from '../messages/dish-time.ts'
import { landingMessages as words } from '../messages/landing.ts'
import { plateName } from '../messages/plates.ts'
import { ShelfCard } from '../ui/shelf-card.tsx'
import page from './landing-page.module.css'
import styles from './landing-week.module.css'

const SLOTS = ['breakfast', 'lunch', 'dinner'] as const

export function LandingWeek({ week }: { readonly week: SampleWeek }) {
  return (
    <section className={page.section}>
      <h2 className={page.sectionTitle}>{words.weekTitle}</h2>
      <p className={styles.text}>{words.weekText(week.cuisines, longDay(week.pricesOf), week.zipCode)}</p>
      {/* The week scrolls sideways on a phone, so it must be focusable for keyboard scrolling. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable */}
      <section className={styles.scroller} aria-label={words.weekLabel} tabIndex={0}>
        <ol className={styles.week}>
          {week.days.map(({ day, meals }, index) => (
            <li key={day} className={styles.day}>
              <h3 className={styles.dayName}>{words.days[index]}</h3>
              <ul className={styles.meals}>
                {SLOTS.map((slot) => {
                  const meal = meals[slot]
                  return meal && <Meal key={slot} slot={slot} meal={meal} />
                })}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </section>
  )
}

type MealProps = { readonly slot: (typeof SLOTS)[number]; readonly meal: WeekMeal }

function Meal({ slot, meal }: MealProps) {
  const energyKcal = plateNutrient(meal, 'calories')
  return (
    <li className={styles.meal}>
      <h4 className={styles.type}>
        <span>{words.mealTypes[slot]}</span>
      </h4>
      <div className={styles.card}>
        <ShelfCard
          dish={meal}
          name={plateName(meal)}
          facts={[
            ...mealTimeFacts(meal, slot),
            ...(energyKcal === null ? [] : [words.calories(Math.round(energyKcal))]),
          ]}
          priceCents={plateCents(meal) ?? 0}
          unit={words.perServing}
        />
      </div>
    </li>
  )
}
