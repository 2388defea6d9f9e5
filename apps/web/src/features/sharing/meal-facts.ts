import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { sharingMessages as words } from '../../messages/sharing.ts'

const FACTS = ['calories', 'protein', 'carbs', 'fat'] as const

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A serving's known values, then the unknown ones. Unknown is never shown as zero (D25). */
export function mealFacts(nutrition: MealDocument['nutrition']): string[] {
  const known = FACTS.flatMap((fact) => {
    const amount = nutrition?.[fact]
    return typeof amount === 'number' ? [words.facts[fact](amounts.format(amount))] : []
  })
  const unknown = FACTS.filter((fact) => typeof nutrition?.[fact] !== 'number')
  if (unknown.length === 0) return known
  return [...known, words.notKnown(unknown.map((fact) => words.unknownFacts[fact]).join(', '))]
}
