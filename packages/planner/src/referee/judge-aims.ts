import { HALF_PLATE_CUPS, type WeekAimId } from '@pennyplate/domain/diet/week-aims'
import { nonStarchyCups } from '@pennyplate/domain/food/vegetables'
import { eatenOf } from '@pennyplate/domain/recipe/not-eaten'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import type { HouseholdRules } from '../household/household-rules.ts'
import { wishedAims } from '../household/wished-aims.ts'
import type { DishLine } from './read-dish.ts'

/** A main dish and its sides as one adult eats them. */
export interface ReadPlate {
  readonly day: number
  readonly slot: MealSlotName
  readonly dishes: readonly {
    readonly lines: readonly DishLine[]
    /** Of the written amounts, for one adult. */
    readonly share: number
  }[]
}

export interface JudgedAim {
  readonly aim: WeekAimId
  readonly isKept: boolean
  readonly missed: readonly Pick<ReadPlate, 'day' | 'slot'>[]
}

/** What the household's weeks aim for, judged by what is on the plates. */
export function judgeAims(plates: readonly ReadPlate[], rules: Pick<HouseholdRules, 'wishes'>): JudgedAim[] {
  return wishedAims(rules).map((aim) => {
    const missed = MISSED[aim](plates).map(({ day, slot }) => ({ day, slot }))
    return { aim, isKept: missed.length === 0, missed }
  })
}

const ROUNDING = 1e-6

const MISSED: Readonly<Record<WeekAimId, (plates: readonly ReadPlate[]) => readonly ReadPlate[]>> = {
  'half-plate': (plates) =>
    plates.filter((plate) => plate.slot === 'dinner' && cupsOn(plate) < HALF_PLATE_CUPS - ROUNDING),
}

function cupsOn({ dishes }: ReadPlate): number {
  let cups = 0
  for (const { lines, share } of dishes)
    for (const { food, grams, notEaten } of lines)
      if (food) cups += nonStarchyCups({ ...food, ...eatenOf(food, grams, notEaten) }, grams * share)
  return cups
}
