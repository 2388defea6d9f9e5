import type { Cooking, Problem } from '../problem.ts'

export interface Neighbors {
  readonly a: number
  readonly b: number
  /** Dollars for the whole household if both share the main protein, or are the same dish. */
  readonly sameProtein: number
  readonly sameDish: number
}

const isMain = (cooking: Cooking) => cooking.meal === 'lunch' || cooking.meal === 'dinner'

/** Pairs of main dishes that are eaten so close to each other that likeness is noticed. */
export function neighborsOf(problem: Problem): Neighbors[] {
  const { cookings, adultEquivalents, weights } = problem
  return cookings.flatMap((first, a) =>
    cookings.flatMap((second, b) => {
      if (a === b || !isMain(first) || !isMain(second)) return []
      const sameDay = second.day === first.day && first.meal === 'lunch' && second.meal === 'dinner'
      const nextDay = second.day === first.day + 1
      if (!sameDay && !nextDay) return []
      const dinners = first.meal === 'dinner' && second.meal === 'dinner'
      const protein = sameDay ? weights.sameProteinSameDay : dinners ? weights.sameProteinNextDay : 0
      const dish = sameDay ? weights.sameDishSameDay : weights.sameDishNextDay
      return [{ a, b, sameProtein: protein * adultEquivalents, sameDish: dish * adultEquivalents }]
    }),
  )
}
