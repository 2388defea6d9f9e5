import { landingMessages as words } from '../messages/landing.ts'
import { ShelfCard } from '../ui/shelf-card.tsx'
import page from './landing-page.module.css'
import styles from './landing-week.module.css'
import { SAMPLE_WEEK, type SampleMeal } from './sample-week.ts'

export function LandingWeek() {
  return (
    <section className={page.section}>
      <h2 className={page.sectionTitle}>{words.weekTitle}</h2>
      <p className={styles.text}>{words.weekText}</p>
      {/* The week scrolls sideways on a phone, so it must be focusable for keyboard scrolling. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable */}
      <section className={styles.scroller} aria-label={words.weekLabel} tabIndex={0}>
        <ol className={styles.week}>
          {SAMPLE_WEEK.map((meals, index) => (
            <li key={words.days[index]} className={styles.day}>
              <h3 className={styles.dayName}>{words.days[index]}</h3>
              <ul className={styles.meals}>
                {meals.map((meal, position) => (
                  <Meal key={words.mealTypes[position]} type={words.mealTypes[position] ?? ''} meal={meal} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </section>
  )
}

function Meal({ type, meal }: { readonly type: string; readonly meal: SampleMeal }) {
  return (
    <li className={styles.meal}>
      <h4 className={styles.type}>
        <span>{type}</span>
      </h4>
      <div className={styles.card}>
        <ShelfCard
          icon={meal.icon}
          name={meal.name}
          facts={[words.minutes(meal.minutes), words.calories(meal.energyKcal)]}
          priceCents={meal.priceCents}
          unit={words.perServing}
        />
      </div>
    </li>
  )
}
