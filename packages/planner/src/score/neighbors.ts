import type { Problem } from '../problem/problem.ts'
import { isMainMeal } from './variety-groups.ts'

export interface Neighbors {
  readonly a: number
  readonly b: number
  /** Dollars for the household if both share the main protein, or are the same dish. */
  readonly sameProtein: number
  readonly sameDish: number
}

/** Pairs of cookings close enough for likeness to matter: on one day, and main meals of consecutive days. */
export function neighborsOf(problem: Problem): Neighbors[] {
  const { cookings, adultEquivalents, weights } = problem
  return cookings.flatMap((first, a) =>
    cookings.flatMap((second, b) => {
      const areMain = isMainMeal(first) && isMainMeal(second)
      const sameDay = second.day === first.day && a < b
      const nextDay = second.day === first.day + 1 && areMain
      if (!sameDay && !nextDay) return []
      const dinners = first.meal === 'dinner' && second.meal === 'dinner'
      const sameDayProtein = areMain ? weights.sameProteinSameDay : 0
      const protein = sameDay ? sameDayProtein : dinners ? weights.sameProteinNextDay : 0
      const dish = sameDay ? weights.sameDishSameDay : weights.sameDishNextDay
      return [{ a, b, sameProtein: protein * adultEquivalents, sameDish: dish * adultEquivalents }]
    }),
  )
}
