import type { SampleWeek } from '@pennyplate/contract/sample-week'
import { centsFromDollars } from '@pennyplate/domain/money'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { builtProblemOf, planningContextOf } from '../engines/tasks/context/planning-context.ts'
import { listFor } from '../engines/tasks/list/build-shopping-list.ts'
import { planFor } from '../engines/tasks/plan/plan-week.ts'
import { replacementsIn } from '../engines/tasks/week/find-replacements.ts'

/** The household of the landing page, on a fixed day: the same catalog and planner give the same week to the byte. */
const TODAY = '2026-11-22'
const SEED = 1
const HOUSEHOLD = {
  profile: withDefaults({
    adults: 2,
    weeklyBudget: 110,
    zipCode: '72762',
    mealDifficulty: 'Complex (30+ min)',
    cuisineTypes: ['Italian', 'Mexican', 'Mediterranean'],
    cookingTools: ['Stove', 'Oven', 'Microwave'],
    mealTypes: ['Breakfast', 'Lunch', 'Dinner'],
    snackTypes: [],
  }),
  pantry: [],
  likes: [],
  dislikes: [],
  recentWeeks: [],
}

/** Plans and prices the sample week. A clock that stands still keeps the machine's speed out of it. */
export function planSampleWeek(): SampleWeek {
  const context = planningContextOf(HOUSEHOLD, TODAY)
  const hooks = { signal: { aborted: false }, now: () => 0, onProgress: () => {} }
  const { outcome } = planFor(context, { seed: SEED }, hooks)
  if (outcome.event !== 'done') throw new Error(`No sample week: ${outcome.data.error}`)
  const { plan } = outcome.data
  const { shoppingList, report } = listFor(context, plan)
  const items = shoppingList.sections.flatMap((section) => section.items)
  return {
    zipCode: HOUSEHOLD.profile.zipCode,
    adults: HOUSEHOLD.profile.adults,
    cuisines: HOUSEHOLD.profile.cuisineTypes,
    budgetCents: report.budgetCents,
    totalCents: report.totalCents,
    pricesOf: items.flatMap(({ asOf }) => asOf ?? []).toSorted()[0] ?? '',
    days: plan.days,
    lines: items.map(({ name, plural = name, packages, estimatedPrice = 0 }) => ({
      name: plural,
      packages: packages.map(({ count, amountText }) => ({ count, amountText })),
      priceCents: centsFromDollars(estimatedPrice),
    })),
    swap: cheapestSwap(everySlot(plan).filter(({ slot }) => slot === 'dinner')),
  }

  /** The one replacement of a dinner that saves the most. */
  function cheapestSwap(dinners: readonly SlotAddress[]): SampleWeek['swap'] {
    const built = builtProblemOf(context)
    const swaps = dinners.flatMap(({ day }) =>
      replacementsIn({ plan, day, mealType: 'dinner', index: 0, exclude: [] }, context, built).choices.map(
        ({ meal, delta }) => ({
          from: mealAt<WeekMeal>(plan, { day, slot: 'dinner' }) ?? meal,
          to: meal,
          savesCents: -centsFromDollars(delta.totalCost),
        }),
      ),
    )
    const [best] = swaps.toSorted((a, b) => b.savesCents - a.savesCents)
    if (best === undefined) throw new Error('No dinner of the sample week can be swapped')
    return best
  }
}
