import { MAIN_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { plateNutrient } from '@pennyplate/domain/week/week-plate'
import { sharingMessages as words } from '../../messages/sharing.ts'

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A serving's known values, then the unknown ones. Unknown is never shown as zero (D25). */
export function mealFacts(meal: WeekMeal): string[] {
  const known = MAIN_NUTRIENTS.flatMap((fact) => {
    const amount = plateNutrient(meal, fact)
    return amount !== null ? [words.facts[fact](amounts.format(amount))] : []
  })
  const unknown = MAIN_NUTRIENTS.filter((fact) => plateNutrient(meal, fact) === null)
  if (unknown.length === 0) return known
  return [...known, words.notKnown(unknown.map((fact) => words.unknownFacts[fact]).join(', '))]
}
