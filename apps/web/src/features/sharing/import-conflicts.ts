import type { PlanViolation } from '@pennyplate/contract/ai/check'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { COOKING_TOOLS } from '@pennyplate/domain/profile/profile-options'
import { type AnswerChange, relaxingRule } from '@pennyplate/domain/profile/relax-answer'
import type { NamedDish } from '@pennyplate/domain/recipe/dish-name'
import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { dishesOf } from '@pennyplate/domain/week/week-plate'
import { conflictInWords, emptyPlaces } from '../../messages/import-conflicts.ts'

/** The slots of one unsuitable dish. */
export type UnsuitedDish = readonly [SlotAddress, ...SlotAddress[]]

export type ImportConflicts = Readonly<{
  /** Most dangerous first, without repeats. */
  sentences: readonly string[]
  /** The sentences about meals that are there, and what they cost. */
  unsuited: readonly string[]
  dishes: readonly UnsuitedDish[]
  /** Answers of the profile that can be changed instead. */
  changes: readonly AnswerChange[]
  /** Dishes that the household disliked. */
  disliked: readonly NamedDish[]
  /** What the week costs at checkout, whichever answers change. */
  listCents?: number
  /** The weekly budget in dollars that the week would need; absent if it is within the budget. */
  budgetNeeded?: number
}>

/** From what can make someone ill to what only costs money. */
const GRAVITY = [
  'forbidden-food',
  'forbidden-package',
  'unknown-food',
  'leftover',
  'tools',
  'difficulty',
  'time',
  'disliked-dish',
  'over-budget',
] as const

/** Turns the violations of a shared week into sentences, and the dishes to swap. */
export function findConflicts(
  plan: WeekPlan,
  violations: readonly PlanViolation[],
  answers: CompleteProfile,
  listCents?: number,
): ImportConflicts {
  const told = violations.flatMap((violation) => toTell(violation, violations, listCents))
  const sentences = GRAVITY.flatMap((code) =>
    told.flatMap((violation) => (violation.code === code ? [conflictInWords(violation)] : [])),
  )
  const unsuited = [...new Set(sentences)]
  const empty = violations.filter(({ code }) => code === 'missing-meal').length
  const over = told.find((violation) => violation.code === 'over-budget')
  return {
    ...(over ? { budgetNeeded: Math.ceil(over.totalCents / 100) } : {}),
    unsuited,
    sentences: [...unsuited, ...(empty > 0 ? [emptyPlaces(empty)] : [])],
    dishes: dishesIn(plan, violations),
    changes: changesFor(violations, answers),
    disliked: dislikedIn(plan, violations),
    ...(listCents === undefined ? {} : { listCents }),
  }
}

/** What the list costs is the one total, and what a meal is told for is not told again for its packages. */
function toTell(
  violation: PlanViolation,
  all: readonly PlanViolation[],
  listCents: number | undefined,
): PlanViolation[] {
  if (violation.code === 'over-budget')
    return [{ ...violation, totalCents: listCents ?? violation.totalCents }]
  const isTold =
    violation.code === 'forbidden-package' &&
    all.some((other) => other.code === 'forbidden-food' && other.by === violation.by)
  return isTold ? [] : [violation]
}

function changesFor(violations: readonly PlanViolation[], answers: CompleteProfile): AnswerChange[] {
  const changes = violations.flatMap((violation): AnswerChange[] => {
    if (violation.code === 'difficulty') return [{ code: 'allow-harder-dishes' }]
    if (violation.code === 'time') return [{ code: 'allow-any-time' }]
    if (violation.code === 'tools') {
      const tool = COOKING_TOOLS.find((known) => violation.anyOf[0] === known)
      return tool ? [{ code: 'add-tool', tool }] : []
    }
    return 'by' in violation ? [relaxingRule(violation.by, answers) ?? []].flat() : []
  })
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()]
}

function dislikedIn(plan: WeekPlan, violations: readonly PlanViolation[]): NamedDish[] {
  const names = new Set(violations.flatMap((one) => (one.code === 'disliked-dish' ? [one.name] : [])))
  const dishes = everySlot(plan).flatMap((at) => {
    const meal = mealAt<WeekMeal>(plan, at)
    return meal ? dishesOf(meal) : []
  })
  return [...names].map((name) => {
    const found = dishes.find((one) => one.name === name)
    const dish = found && 'dish' in found && typeof found.dish === 'string' ? { dish: found.dish } : {}
    return { name, recipeId: found?.recipeId, ...dish }
  })
}

function dishesIn(plan: WeekPlan, violations: readonly PlanViolation[]): UnsuitedDish[] {
  const unsuited = new Set(
    violations.flatMap((violation) =>
      'slot' in violation && 'name' in violation ? [dishKey(violation.slot, violation.name)] : [],
    ),
  )
  const dishes = new Map<string, UnsuitedDish>()
  for (const at of everySlot(plan)) {
    const meal = mealAt<WeekMeal>(plan, at)
    const key = dishKey(at.slot, meal?.name ?? '')
    const before = dishes.get(key)
    if (meal && dishesOf(meal).some(({ name }) => unsuited.has(dishKey(at.slot, name))))
      dishes.set(key, before ? [...before, at] : [at])
  }
  return [...dishes.values()]
}

/** The same dish at lunch and at dinner counts as two, because their replacements differ. */
function dishKey(slot: string, name: string): string {
  return `${slot} ${name}`
}
