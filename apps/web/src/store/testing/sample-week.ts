import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'

const WEEK_START = '2026-11-15'

export const meal = (name: string, dollars = 2): WeekMeal => ({ name, estimatedCost: dollars })

/** Seven days with a lunch and a dinner each, and the planner's report. */
export function sampleWeek(weekStartDate = WEEK_START): WeekPlan {
  const days = DAY_NAMES.map((day) => ({
    day,
    meals: { lunch: meal(`${day} soup`, 1), dinner: meal(`${day} chili`), snacks: [] },
  }))
  return {
    days,
    weekStartDate,
    report: {
      totalCents: 2100,
      certificates: { isTwoExchangeOptimal: true, recipesConsidered: 612, boundCents: null },
    },
  }
}

export const SAMPLE_LIST = { sections: [{ category: 'Produce', items: [{ name: 'Onions' }] }] }
