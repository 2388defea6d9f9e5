import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { HouseholdProfile } from '../household/household-profile.ts'
import { ENOUGH_TO_DIFFER } from '../score/neighbors.ts'
import { isMainMeal } from '../score/variety-groups.ts'
import type { Random } from '../search/random.ts'
import type { MostLeftovers, Problem, Slot } from './problem.ts'
import { lunchAfter, type SecondSitting, sittingsIn } from './week-layout.ts'

/** Published weeks of US households have leftovers at 23 % of lunches and 16 % of dinners. */
const MOST_LUNCHES = 2
const MOST_DINNERS = 1
/** A dinner comes back after a day of something else. */
const DAYS_BETWEEN_DINNERS = 2

/** How many leftovers the household wants at most; null for none. */
export function wantedLeftovers(
  { leftovers, prepStyle }: Pick<HouseholdProfile, 'leftovers' | 'prepStyle'>,
  meals: readonly DishMeal[],
): MostLeftovers | null {
  if (prepStyle !== 'Cook Every Meal' || leftovers === 'No leftovers' || !meals.includes('dinner'))
    return null
  const lunches = meals.includes('lunch') ? MOST_LUNCHES : 0
  const dinners = leftovers === 'For lunches and a dinner' ? MOST_DINNERS : 0
  return lunches + dinners > 0 ? { lunches, dinners } : null
}

/** Every dinner with what it may be eaten again at. */
export function possibleLeftovers(
  { lunches, dinners }: MostLeftovers,
  slots: readonly Slot[],
): SecondSitting[] {
  return [
    ...(lunches > 0 ? sittingsIn(slots, lunchAfter) : []),
    ...(dinners > 0 ? sittingsIn(slots, dinnerAfter) : []),
  ]
}

function dinnerAfter(cookedOn: number): SecondSitting {
  return { cookedOn, at: { day: cookedOn + DAYS_BETWEEN_DINNERS, meal: 'dinner' } }
}

/** Weeks to choose from: none, one lunch, and as many leftovers as the household wants on days drawn at random. */
export function drawLeftoverWeeks(
  most: MostLeftovers,
  weeks: number,
  random: Random,
  slots: readonly Slot[],
): SecondSitting[][] {
  const fewer = [
    { lunches: 0, dinners: 0 },
    ...(most.lunches + most.dinners > 1 ? [{ lunches: Math.min(1, most.lunches), dinners: 0 }] : []),
  ]
  return Array.from({ length: weeks }, (_, week) => drawLeftovers(fewer[week] ?? most, random, slots))
}

function drawLeftovers(most: MostLeftovers, random: Random, slots: readonly Slot[]): SecondSitting[] {
  const chosen: SecondSitting[] = []
  const left = possibleLeftovers(most, slots)
  const isWanted = ({ at: { meal } }: SecondSitting) => {
    const count = chosen.filter(({ at }) => at.meal === meal).length
    return count < (meal === 'lunch' ? most.lunches : most.dinners)
  }
  while (left.length > 0) {
    const [drawn] = left.splice(random.below(left.length), 1)
    if (drawn && isWanted(drawn) && chosen.every((other) => isApart(drawn, other))) chosen.push(drawn)
  }
  return chosen.sort((a, b) => a.cookedOn - b.cookedOn)
}

/** Not from one dinner or of one day, and none is made of what is itself a leftover. */
function isApart(one: SecondSitting, other: SecondSitting): boolean {
  const days = [one.cookedOn, one.at.day]
  return !days.includes(other.cookedOn) && !days.includes(other.at.day)
}

/** Whether a household that wants so many would have these. */
export function areWanted(
  leftovers: readonly SecondSitting[],
  most: MostLeftovers,
  slots: readonly Slot[],
): boolean {
  const possible = possibleLeftovers(most, slots)
  const isPossible = (one: SecondSitting) =>
    possible.some(
      ({ cookedOn, at }) => cookedOn === one.cookedOn && at.day === one.at.day && at.meal === one.at.meal,
    )
  const times = (meal: DishMeal) => leftovers.filter(({ at }) => at.meal === meal).length
  const areFew = times('lunch') <= most.lunches && times('dinner') <= most.dinners
  const areApart = leftovers.every((one, at) => leftovers.slice(0, at).every((other) => isApart(one, other)))
  return areFew && areApart && leftovers.every(isPossible)
}

/** Whether enough dinners keep for leftovers on so many days, and there is something else to cook on the days between. */
export function canHaveLeftovers(
  { recipes, cookings }: Problem,
  leftovers: readonly SecondSitting[],
): boolean {
  const dishesFor = (meal: DishMeal) => recipes.filter(({ meals }) => meals.includes(meal))
  const dinners = dishesFor('dinner')
  const days = Math.max(0, ...leftovers.map(({ cookedOn, at }) => at.day - cookedOn))
  const kept = dinners.filter(({ keepsDays }) => keepsDays >= days)
  const mains = new Set(cookings.filter(isMainMeal).map(({ meal }) => meal))
  const areOthers =
    days < DAYS_BETWEEN_DINNERS || [...mains].every((meal) => dishesFor(meal).length >= ENOUGH_TO_DIFFER)
  return areOthers && kept.length >= Math.min(leftovers.length, dinners.length)
}
