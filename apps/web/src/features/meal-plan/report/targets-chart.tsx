import { MAIN_NUTRIENTS, MEAL_NUTRIENTS, type MealNutrient } from '@pennyplate/domain/food/nutrition'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { weekGroups } from '@pennyplate/domain/week/week-groups'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { BetterWeek, WeekHealth, WeekReport } from '@pennyplate/domain/week/week-report'
import { useState } from 'react'
import { nutrientNames, nutrientUnits } from '../../../messages/nutrients.ts'
import { planReportMessages as words } from '../../../messages/plan-report.ts'
import { Card } from '../../../ui/card.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Spoken } from '../../../ui/spoken.tsx'
import { cookedMealsOf, countedMeals, dayTotals } from '../stored-plan.ts'
import styles from './targets-chart.module.css'

export type Targets = Readonly<Record<MealNutrient, number>>

/** The targets in the planner's report, else those of the profile. */
export function targetsOf(
  { nutritionalTargets: own }: CompleteProfile,
  report: WeekReport | undefined,
): Targets {
  return {
    calories: own.dailyCalories,
    protein: own.dailyProtein,
    carbs: own.dailyCarbs,
    fat: own.dailyFat,
    fiber: own.dailyFiber,
    // All sugar is shown, but only what is added has a target.
    sugar: 0,
    addedSugar: own.dailySugar,
    sodium: own.dailySodium,
    cholesterol: own.dailyCholesterol,
    ...plannedTargets(report),
  }
}

/** Without those that the planner had no figure for. */
function plannedTargets(report: WeekReport | undefined): Partial<Targets> {
  const { targets = {} } = report ?? {}
  return Object.fromEntries(
    MEAL_NUTRIENTS.flatMap((nutrient) =>
      nutrient !== 'sugar' && targets[nutrient] ? [[nutrient, targets[nutrient]]] : [],
    ),
  )
}

/** Calories and macronutrients for everybody; the others for households that track them or have a goal for them. */
export function chartedNutrients(
  { trackNutrition }: CompleteProfile['nutritionalTargets'],
  health: WeekHealth | undefined,
): readonly MealNutrient[] {
  return MEAL_NUTRIENTS.filter(
    (nutrient) =>
      trackNutrition ||
      MAIN_NUTRIENTS.some((usual) => usual === nutrient) ||
      health?.goals.some((goal) => goal.nutrient === nutrient),
  )
}

type TargetsChartProps = {
  readonly plan: WeekPlan
  readonly targets: Targets
  readonly nutrients: readonly MealNutrient[]
  readonly better?: BetterWeek | undefined
}

/** One bar per day and a line at the target. The amounts are text in the list, so nothing depends on color or height alone. */
export function TargetsChart({ plan, targets, nutrients, better }: TargetsChartProps) {
  const [chosen, setNutrient] = useState<MealNutrient>('calories')
  const nutrient = nutrients.includes(chosen) ? chosen : 'calories'
  const unit = nutrientUnits[nutrient]
  const target = targets[nutrient]
  const totals = dayTotals(plan.days, nutrient)
  const groups = weekGroups(plan.days.map(cookedMealsOf))
  const isPartly = plan.days.some(hasUncounted)
  const top = Math.max(target * 1.25, ...totals.map((amount) => (amount ?? 0) * 1.05), 1)
  return (
    <Card title={words.chartTitle}>
      <Segments
        legend={words.chartNutrient}
        options={nutrients.map((value) => ({ value, label: nutrientNames[value] }))}
        value={nutrient}
        onChange={setNutrient}
      />
      <p className={styles.soft}>
        {target > 0 && `${words.chartTarget(words.chartValue(target, unit))}. `}
        {words.chartText}
        {isPartly && ` ${words.chartElsewhere}`}
      </p>
      <ol className={styles.bars}>
        {plan.days.map(({ day }, index) => {
          const amount = totals[index] ?? null
          const { counted, meals } = countedMeals(plan.days[index] ?? { day, meals: {} })
          return (
            <li key={day} className={styles.bar}>
              <span className={styles.column} aria-hidden="true">
                <span
                  className={styles.fill}
                  data-unknown={amount === null || undefined}
                  style={{ height: `${((amount ?? 0) / top) * 100}%` }}
                />
                {target > 0 && (
                  <span className={styles.mark} style={{ bottom: `${(target / top) * 100}%` }} />
                )}
              </span>
              <span className={styles.day}>
                <span aria-hidden="true">{day.slice(0, 3)}</span>
                <Spoken>{day}</Spoken>
              </span>
              <span className={styles.amount}>
                {meals === 0
                  ? words.nothingPlanned
                  : amount === null
                    ? words.unknown
                    : Math.round(amount).toLocaleString('en-US')}
                <Spoken>
                  {amount !== null &&
                    meals > 0 &&
                    ` ${unit}${target > 0 ? `, ${words.chartOf(Math.round((amount / target) * 100))}` : ''}`}
                </Spoken>
              </span>
              {isPartly && (
                <span className={styles.counted}>
                  {counted < meals && (
                    <>
                      <span aria-hidden="true">{words.chartCountedShort(counted, meals)}</span>
                      <Spoken>, {words.chartCounted(counted, meals)}</Spoken>
                    </>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {groups && (
        <p>
          {words.groups(groups)}
          {groups.unknownMeals > 0 && ` ${words.groupsUnknown(groups.unknownMeals, groups.meals)}`}
        </p>
      )}
      {groups && better && better.by.length > 0 && <p>{words.better(better)}</p>}
    </Card>
  )
}

function hasUncounted(day: WeekPlan['days'][number]): boolean {
  const { counted, meals } = countedMeals(day)
  return counted < meals
}
