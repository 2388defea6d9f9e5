import { type AimResult, type EatenPlate, judgeWeekAim } from '@pennyplate/domain/diet/judge-week-aims'
import type { WeekAimId } from '@pennyplate/domain/diet/week-aims'
import { eatenOf } from '@pennyplate/domain/recipe/not-eaten'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import type { HouseholdRules } from '../household/household-rules.ts'
import { wishedAims } from '../household/wished-aims.ts'
import type { DishLine } from './read-dish.ts'

export interface ReadPlate extends EatenPlate {
  readonly day: number
  readonly slot: MealSlotName
}

export interface JudgedAim extends AimResult<ReadPlate> {
  readonly aim: WeekAimId
}

/** What the household's weeks aim for, judged by what the referee reads on the plates. */
export function judgeAims(
  plates: readonly ReadPlate[],
  rules: Pick<HouseholdRules, 'wishes' | 'styles'>,
): JudgedAim[] {
  return wishedAims(rules).map((aim) => ({ aim, ...judgeWeekAim(aim, plates) }))
}

/** A line that is not understood says nothing. */
export function foodsOfLines(lines: readonly DishLine[], share: number): EatenPlate['dishes'][number] {
  return lines.flatMap(({ food, grams, notEaten }) =>
    food ? [{ food, grams: grams * share, eaten: eatenOf(food, grams, notEaten) }] : [],
  )
}
