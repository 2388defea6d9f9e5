import { listTotalCents } from '@pennyplate/domain/shopping/shopping-list-lines'
import type { ChangeOf } from '../../asked.ts'
import type { Household } from '../../household.ts'
import type { WeekWithList } from '../../week-with-list.ts'
import { withFoodAtHome } from '../context/food-at-home.ts'
import { contextBesides } from '../week/week-before.ts'
import { foodsOfWeek, isListBehind, settledFoods } from './changed-foods.ts'
import { entriesOf, entryCents } from './list-entries.ts'
import { reviseList } from './revise-list.ts'

type Change = ChangeOf<{ readonly atHome?: Parameters<typeof withFoodAtHome>[1] }>

/** The household while it changes an accepted week: what of its list is bought is not bought again. */
export function withBoughtFood(household: Household, today: string, change: Change): Household {
  return settledFor(household, today, change).household
}

/**
 * The same, with what bringing the list up to date adds to the bill: for who eats now, and by their rules. Nothing where it is up
 * to date.
 */
export function withListBehind(household: Household, today: string, change: Change) {
  const { household: settled, foods } = settledFor(household, today, change)
  const isBehind = change.accepted && foods && isListBehind(foods)
  return { household: settled, alsoCents: isBehind ? catchUpCents(household, today, change.accepted) : 0 }
}

function settledFor(household: Household, today: string, { atHome, accepted }: Change) {
  const all = withFoodAtHome(household, atHome)
  const foods = accepted && foodsOfWeek(accepted, contextBesides(household, today))
  return { household: foods ? { ...all, settled: settledFoods(foods) } : all, foods }
}

/** What is still to buy for the meals as they are, once the list is up to date. */
export function openCents(household: Household, today: string, accepted: WeekWithList): number {
  const list = upToDate(household, today, accepted)
  return entryCents(entriesOf(list, accepted.checked).filter(({ isBought }) => !isBought))
}

function catchUpCents(household: Household, today: string, accepted: WeekWithList): number {
  const { list } = accepted
  const revised = upToDate(household, today, accepted)
  return (revised ? listTotalCents(revised) : 0) - (list ? listTotalCents(list) : 0)
}

/** The list for the same meals, for who eats now and by their rules. */
function upToDate(household: Household, today: string, accepted: WeekWithList) {
  return reviseList({ household, today, request: { ...accepted, after: accepted.before } })
}
