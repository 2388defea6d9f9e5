import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { MAIN_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import { sharingMessages as words } from '../../messages/sharing.ts'

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A serving's known values, then the unknown ones. Unknown is never shown as zero (D25). */
export function mealFacts(nutrition: MealDocument['nutrition']): string[] {
  const known = MAIN_NUTRIENTS.flatMap((fact) => {
    const amount = nutrition?.[fact]
    return typeof amount === 'number' ? [words.facts[fact](amounts.format(amount))] : []
  })
  const unknown = MAIN_NUTRIENTS.filter((fact) => typeof nutrition?.[fact] !== 'number')
  if (unknown.length === 0) return known
  return [...known, words.notKnown(unknown.map((fact) => words.unknownFacts[fact]).join(', '))]
}
