import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import {
  isSide,
  type PlannedCooking,
  type Problem,
  type ProblemRecipe,
  type Slot,
} from '../problem/problem.ts'
import type { Weights } from '../problem/weights.ts'
import { isNeverBeside } from './plate-dollars.ts'
import { isMainMeal, MINDED_LESS } from './variety-groups.ts'

export interface Neighbors {
  readonly a: number
  readonly b: number
  /** Dollars for the household if both share the main protein or the starch, are the same dish, or both take the slow cooker. */
  readonly sameProtein: number
  /** Both are mostly of one starch: pasta after pasta, a third meal in tortillas. */
  readonly sameStarch: number
  readonly sameDish: number
  readonly bothSlow: number
}

/** Stands for "never": more than any week is worth. */
export const FORBIDDEN_DOLLARS = 1000

/** Pairs of cookings close enough for likeness to matter. */
export function neighborsOf(problem: Problem): Neighbors[] {
  return [...alike(problem), ...betweenSittings(problem)]
}

/** A dish is not cooked again while leftovers of it wait: the leftovers would be those of the later cooking. */
function betweenSittings(problem: Problem): Neighbors[] {
  const { cookings } = problem
  return cookings.flatMap((first, a) => {
    const again = first.eaten.at(-1)
    if (!again || first.eaten.length === 1) return []
    return cookings.flatMap((second, b) => {
      if (isSide(first) || isSide(second) || (first.kept !== undefined && second.kept !== undefined))
        return []
      if (!isBefore(first, second) || !isBefore(second, again) || !canDiffer(problem, first, second))
        return []
      return [{ a, b, sameProtein: 0, sameStarch: 0, sameDish: FORBIDDEN_DOLLARS, bothSlow: 0 }]
    })
  })
}

function isBefore(one: Slot, other: Slot): boolean {
  const order = DISH_MEALS.indexOf(one.meal) - DISH_MEALS.indexOf(other.meal)
  return one.day < other.day || (one.day === other.day && order < 0)
}

/** Eaten on one day, main meals and vegetables of consecutive days, and breakfasts of consecutive mornings. Sides are like sides only. */
function alike(problem: Problem): Neighbors[] {
  const { cookings, adultEquivalents, weights } = problem
  return cookings.flatMap((first, a) =>
    cookings.flatMap((second, b) => {
      // Whatever the household keeps may stand beside each other.
      if (first.kept !== undefined && second.kept !== undefined) return []
      if (isSide(first) || isSide(second)) {
        if (a >= b) return []
        const dollars = sideDollars(weights, first, second)
        if (dollars === 0) return []
        const sameDish = dollars * adultEquivalents
        return [{ a, b, sameProtein: 0, sameStarch: 0, sameDish, bothSlow: 0 }]
      }
      const areMain = isMainMeal(first) && isMainMeal(second)
      const sameDay = second.day === first.day && a < b
      const follows = second.day === first.day + 1
      const nextDay = follows && areMain
      const nextMorning = follows && first.meal === 'breakfast' && second.meal === 'breakfast'
      const asLeftover = areMain && !sameDay && first.day < second.day && shareDay(first, second)
      if (!sameDay && !nextDay && !nextMorning && !asLeftover) return []
      const dinners = first.meal === 'dinner' && second.meal === 'dinner'
      const protein =
        ((sameDay && areMain) || asLeftover ? weights.sameProteinSameDay : 0) +
        (nextDay && dinners ? weights.sameProteinNextDay : 0)
      const minded = nextMorning ? MINDED_LESS : 1
      const dish = sameDay ? weights.sameDishSameDay : minded * weights.sameDishNextDay
      return [
        {
          a,
          b,
          sameProtein: protein * adultEquivalents,
          sameStarch: areMain ? weights.sameStarchNear * adultEquivalents : 0,
          sameDish:
            areMain && sameDay && canDiffer(problem, first, second)
              ? FORBIDDEN_DOLLARS
              : dish * adultEquivalents,
          bothSlow: sameDay && canShareDay(problem, first, second) ? FORBIDDEN_DOLLARS : 0,
        },
      ]
    }),
  )
}

/** With fewer dishes than this at one of the meals, some days may have no other choice. */
export const ENOUGH_TO_DIFFER = 4

function canDiffer(problem: Problem, first: PlannedCooking, second: PlannedCooking): boolean {
  return [first, second].every((one) => recipesFor(problem, one).length >= ENOUGH_TO_DIFFER)
}

/** False if every dish for both meals takes the slow cooker. */
function canShareDay(problem: Problem, first: PlannedCooking, second: PlannedCooking): boolean {
  return [first, second].some((one) => recipesFor(problem, one).some(({ usesSlowCooker }) => !usesSlowCooker))
}

function recipesFor({ recipes }: Problem, { meal }: PlannedCooking): ProblemRecipe[] {
  return recipes.filter(({ meals }) => meals.includes(meal))
}

/** Pairs of dishes that may never be: the same lunch and dinner on one day, two for one slow cooker, or a side that may not stand beside its dish. */
export function forbiddenPairs(problem: Problem, plan: readonly number[]): number {
  const apart = neighborsOf(problem).filter(({ a, b, sameDish, bothSlow }) => {
    const first = problem.recipes[plan[a] ?? -1]
    const second = problem.recipes[plan[b] ?? -1]
    const isSame = first === second && sameDish === FORBIDDEN_DOLLARS
    return isSame || (bothSlow > 0 && first?.usesSlowCooker === true && second?.usesSlowCooker === true)
  }).length
  return apart + neverBeside(problem, plan)
}

/** Sides that may not stand beside their dish. */
export function neverBeside({ cookings, recipes }: Problem, plan: readonly number[]): number {
  return cookings.filter(({ beside }, index) => {
    const main = beside && recipes[plan[beside.main] ?? -1]
    const side = recipes[plan[index] ?? -1]
    return main && side && isNeverBeside(main, side)
  }).length
}

function shareDay(one: PlannedCooking, other: PlannedCooking): boolean {
  return one.eaten.some(({ day }) => other.eaten.some((slot) => slot.day === day))
}

/** Multiplies what the same side at both places costs. */
function sideDollars(weights: Weights, one: PlannedCooking, other: PlannedCooking): number {
  if (mayShareSide(one, other)) return weights.sameSideSameDay
  return areVegetablesOfNextDinners(one, other) ? weights.sameVegetableNextDay : 0
}

function areVegetablesOfNextDinners(one: PlannedCooking, other: PlannedCooking): boolean {
  const both = [one, other]
  return (
    Math.abs(one.day - other.day) === 1 &&
    both.every(({ meal, beside }) => meal === 'dinner' && beside?.roles.includes('vegetable'))
  )
}

function mayShareSide(one: PlannedCooking, other: PlannedCooking): boolean {
  return (
    shareDay(one, other) && (one.beside?.roles.some((role) => other.beside?.roles.includes(role)) ?? false)
  )
}
