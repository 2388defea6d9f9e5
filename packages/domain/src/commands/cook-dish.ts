import type { PantryItem } from '../pantry/pantry.ts'
import { type TakenItem, withTaken } from '../pantry/taken-items.ts'
import type { NamedDish } from '../recipe/dish-name.ts'
import { cookedEntry, withCooked } from '../week/cooking-history.ts'
import type { PeopleAtHome } from '../week/people-at-meal.ts'
import { done } from '../week/week-steps.ts'
import { uncooking } from './uncooking.ts'
import { ofWeeks, type Verb } from './verb.ts'

/** A dish was cooked that has no place in a week the household keeps: a quick meal, or any recipe of the box. */
export type CookDish = Readonly<{
  type: 'cookDish'
  dish: NamedDish
  mealType: string
  plannedFor?: string | undefined
  taken: readonly TakenItem<PantryItem>[]
  cookedAt?: string | undefined
  /** Whom it is cooked for. The server adds it. */
  household?: PeopleAtHome | undefined
}>

export const cookDish: Verb<CookDish> = {
  ...ofWeeks<CookDish>(
    () => [],
    (book, { dish, mealType, plannedFor, taken, cookedAt, household }, { now }) => {
      const entry = cookedEntry(dish, { date: cookedAt ?? now, mealType, plannedFor, household })
      return done({ ...book, pantry: withTaken(book.pantry, taken), cooked: withCooked(book.cooked, entry) })
    },
  ),
  leavesPlan: true,
  undo: uncooking(
    ({ mealType }) => mealType,
    ({ dish }, { meal }) => meal === dish.name,
  ),
}
