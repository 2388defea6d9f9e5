import { formatCents } from '@pennyplate/domain/money'
import { MEAL_SLOTS } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { WastedFood, WeekReport } from '@pennyplate/domain/week/week-report'
import { planReportMessages as words } from '../../../messages/plan-report.ts'
import { learnedSentence } from '../../../messages/taste.ts'
import { Card } from '../../../ui/card.tsx'
import { formatRoundAmount } from '../../../ui/price.ts'
import { ReceiptLines } from '../../../ui/receipt-lines.tsx'
import { countedMeals, dayTotals, mealsIn, repeatedMeals } from '../stored-plan.ts'
import { shortOfThriftyCents } from './stored-report.ts'
import { WHY_ID } from './why-id.ts'
import styles from './why-this-plan.module.css'

const NEAR_TARGET = 0.1
const WASTE_LINES = 6

type WhyThisPlanProps = {
  readonly plan: WeekPlan
  readonly report: WeekReport | undefined
  readonly targetKcal: number
  /** The health targets are shown with their days, which say more than the calories. */
  readonly hasHealth: boolean
}

/** Why the planner chose this week: its proofs, its trade-offs, and the food that may go to waste. */
export function WhyThisPlan({ plan, report, targetKcal, hasHealth }: WhyThisPlanProps) {
  const concessions = describeConcessions(plan, report)
  const replaced = report?.replaced ?? []
  const whole = plan.days.filter(isWhole)
  return (
    <div id={WHY_ID} className={styles.why}>
      <Card title={words.whyTitle}>
        <ul className={styles.points}>
          {[
            ...proofs(report),
            ...(report?.learned ? [learnedSentence(report.learned)] : []),
            ...(hasHealth || whole.length === 0
              ? []
              : [words.whyDays(daysNear(whole, targetKcal), whole.length)]),
          ].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {concessions.length > 0 && (
          <>
            <h3 className={styles.subtitle}>{words.concessionsTitle}</h3>
            <ul className={styles.points}>
              {concessions.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
        {replaced.length > 0 && (
          <>
            <h3 className={styles.subtitle}>{words.replacedTitle}</h3>
            <ul className={styles.points}>
              {replaced.map(({ day, name, by, because }) => (
                <li key={`${day} ${name} ${by}`}>
                  {(because === 'budget' ? words.replacedForBudget : words.replacedMeal)(
                    name,
                    DAY_NAMES[day] ?? '',
                    by,
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        {report?.certificates && <Waste report={report} />}
        <h3 className={styles.subtitle}>{words.pricesTitle}</h3>
        <p className={styles.soft}>{words.pricesText}</p>
      </Card>
    </div>
  )
}

function describeConcessions(plan: WeekPlan, report: WeekReport | undefined): string[] {
  if (!report) return []
  const { concessions = [], budgetCents } = report
  const short = shortOfThriftyCents(report)
  const hasRepeats = concessions.includes('more-repeats')
  const budget = budgetCents === undefined ? undefined : formatRoundAmount(budgetCents)
  return [
    ...(hasRepeats ? [words.moreRepeats(budget, repeatedMeals(plan).map(words.repeated))] : []),
    ...concessions.flatMap((code) => words.concessions[code] ?? []),
    ...(hasRepeats && short !== undefined ? [words.shortOfThrifty(formatCents(short))] : []),
  ]
}

function Waste({ report }: { readonly report: WeekReport }) {
  const { waste = [] } = report
  const lines = waste.filter(({ cents }) => cents > 0)
  // The most expensive come first. A summary line for a single leftover would save nothing.
  const shown = lines.length > WASTE_LINES + 1 ? lines.slice(0, WASTE_LINES) : lines
  const rest = lines.slice(shown.length)
  return (
    <>
      <h3 className={styles.subtitle}>{words.wasteTitle}</h3>
      {lines.length === 0 ? (
        <p className={styles.soft}>{words.wasteNone}</p>
      ) : (
        <ReceiptLines
          lines={[
            ...shown.map(({ name, grams, saidIn, cents }) => ({
              id: name,
              name: words.wasteLine(name, grams, saidIn),
              priceCents: cents,
            })),
            ...(rest.length > 1
              ? [{ id: 'rest', name: words.wasteRest(rest.length), priceCents: centsOf(rest) }]
              : []),
            {
              id: 'total',
              name: words.wasteTotal,
              priceCents: report.wasteCents ?? centsOf(waste),
              isSum: true,
            },
          ]}
        />
      )}
    </>
  )
}

function centsOf(lines: readonly WastedFood[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}

function proofs(report: WeekReport | undefined): string[] {
  if (!report) return [words.whyNoReport]
  const { certificates, totalCents } = report
  if (!certificates) return [words.whyChanged]
  const { isTwoExchangeOptimal: isProven, recipesConsidered: recipes, boundCents } = certificates
  // A week from a language model compares no recipes.
  if (recipes === 0) return [words.whyWritten]
  return [
    isProven ? words.whyProven(recipes) : words.whyNotProven(recipes),
    ...(boundCents === null || totalCents === null || boundCents > totalCents
      ? []
      : [words.whyBound(formatCents(boundCents))]),
  ]
}

function daysNear(days: WeekPlan['days'], targetKcal: number): number {
  return dayTotals(days, 'calories').filter(
    (kcal) => kcal !== null && Math.abs(kcal - targetKcal) <= targetKcal * NEAR_TARGET,
  ).length
}

/** A day with a meal that is over, skipped or eaten out says nothing about its calories. */
function isWhole(day: WeekPlan['days'][number]): boolean {
  return (
    countedMeals(day).counted > 0 &&
    MEAL_SLOTS.every((slot) => mealsIn(day, slot).every(({ place }) => !place))
  )
}
