import { areKeptApart } from '@pennyplate/domain/diet/apart'
import type { ServedAs, SideRole } from '@pennyplate/domain/recipe/plate'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import {
  MEAL_LIMITS,
  type PlannedCooking,
  type Problem,
  type ProblemRecipe,
  type SidePlace,
} from '../problem/problem.ts'

/** Roles that can stand for each other: a salad is a vegetable, bread fills the place of a starch. */
const KINDS: Readonly<Record<SideRole, string>> = {
  vegetable: 'vegetable',
  salad: 'vegetable',
  starch: 'starch',
  bread: 'starch',
  fruit: 'fruit',
  dairy: 'drink',
  drink: 'drink',
  dip: 'dip',
  dessert: 'dessert',
}

/** In dollars for one adult. */
const UNFILLED = 4
/** A side the dish is usually served with, by its place on the list. */
const NAMED_RANK = 0.04
const NAMED_AT_MOST = 0.2
/** A side of a food that the dish has too. */
const SAME_FOOD = 1.5
const SEEN_G = 25
/** Raisins beside banana oatmeal, peas beside tofu and broccoli. */
const MORE_OF_THE_SAME = 1.2
/** A side of the wanted role, or of one that stands for it, that the dish is not usually served with. */
const WANTED = 2
const STANDS_FOR = 2.8

/** More than an empty place: ketchup on tacos, tortillas with oatmeal, rolls at 375 °F beside a roast at 425. */
const MISPLACED = 8

/** Beside a dish that leaves less room than that under a limit for the meal. */
const OVER_THE_MEAL = 15

/** For a plate with fewer vegetables than are wished there, and for each half cup that is missing. */
const TOO_GREENLESS = 6
const MISSING_HALF_CUP = 6
/** Dishes that lack as many of them are rated once. */
const CUP_STEP = 0.25
const STEPS_OF_HALF_CUP = 2

/** For each minute of work beyond what the household wants at a meal. */
const OVERWORK = 0.06

/** More than any calorie or dollar can make up for: beside a dish whose household said what goes with it, and a side that a dish refuses. */
export const NEVER_SERVED = 60

type Meal = 'breakfast' | 'lunch' | 'dinner'
/** A side that the dish neither wants nor is served with. */
const UNASKED: Readonly<Record<Meal, Readonly<Record<SideRole, number>>>> = {
  breakfast: {
    vegetable: 3,
    salad: 3,
    starch: 3,
    bread: 2,
    fruit: 0.05,
    dairy: 0.2,
    drink: 0.2,
    dip: 3,
    dessert: 3,
  },
  lunch: {
    vegetable: 0.4,
    salad: 0.6,
    starch: 2.5,
    bread: 2.5,
    fruit: 0.2,
    dairy: 0.3,
    drink: 0.6,
    dip: 3,
    dessert: 2,
  },
  dinner: {
    vegetable: 0.4,
    salad: 0.5,
    starch: 2.5,
    bread: 2.5,
    fruit: 0.4,
    dairy: 1,
    drink: 0.8,
    dip: 3,
    dessert: 1.5,
  },
}

/** What a place without a side costs where the dish does not want one, by the roles that fit the place. */
const WITHOUT: Readonly<Record<Meal, Readonly<Partial<Record<SideRole, number>>>>> = {
  breakfast: { fruit: 0.8, drink: 0.3 },
  lunch: { fruit: 0.8 },
  dinner: { vegetable: 1.8 },
}

/** For leftovers that are eaten as they were. */
const THE_SAME_AGAIN = 1.5

/** Dollars for one adult at one sitting: a side, or the place of a side left empty, beside this dish. */
export function plateDollars(main: ProblemRecipe, side: ProblemRecipe, place: PlannedCooking): number {
  if (isRefused(main, side)) return NEVER_SERVED
  const over =
    (hasRoom(main, side) ? 0 : OVER_THE_MEAL) +
    greenlessDollars(main, side, place) +
    overworkDollars(main, side)
  if (side.side?.remakes) return over + (needsTwoOvens(main, side) ? MISPLACED : 0)
  return over + besideDollars(main, side, place) + (place.beside?.again ? THE_SAME_AGAIN : 0)
}

/** A roll beside rice, a carrot stick beside ramen. */
export function isRefused({ plate }: ProblemRecipe, { side }: ProblemRecipe): boolean {
  return side !== undefined && (plate?.refuses?.includes(side.id) ?? false)
}

function overworkDollars({ workLeft }: ProblemRecipe, { side }: ProblemRecipe): number {
  return workLeft === undefined ? 0 : OVERWORK * Math.max(0, (side?.workMinutes ?? 0) - workLeft)
}

function hasRoom({ roomForASide: room }: ProblemRecipe, { nutrition }: ProblemRecipe): boolean {
  return (
    !room ||
    MEAL_LIMITS.every((nutrient) => nutrition[nutrient] <= (room[nutrient] ?? Number.POSITIVE_INFINITY))
  )
}

/** How many quarter cups of vegetables a dish leaves to the side beside it, to have what is wished at the meal. */
export function vegetableStepsLeft({ vegetables }: ProblemRecipe, meal: DishMeal): number {
  const wished = vegetables?.wished[meal]
  if (vegetables === undefined || wished === undefined) return 0
  return Math.max(0, Math.ceil((wished - vegetables.cups) / CUP_STEP - ROUNDING))
}

const ROUNDING = 1e-6

/** The place for vegetables has to make up for what the dish lacks. */
function greenlessDollars(
  main: ProblemRecipe,
  side: ProblemRecipe,
  { meal, beside }: PlannedCooking,
): number {
  if (meal === 'breakfast' || !beside?.roles.includes('vegetable')) return 0
  const brought = Math.floor((side.vegetables?.cups ?? 0) / CUP_STEP + ROUNDING)
  const missing = vegetableStepsLeft(main, meal) - brought
  return missing > 0 ? TOO_GREENLESS + MISSING_HALF_CUP * Math.ceil(missing / STEPS_OF_HALF_CUP) : 0
}

/** The side is made of leftovers that the dish does not leave, or holds what a rule keeps apart from it. */
export function isNeverBeside({ plate, apart }: ProblemRecipe, side: ProblemRecipe): boolean {
  const remakes = side.side?.remakes
  return (remakes !== undefined && !plate?.leaves?.includes(remakes)) || areKeptApart(apart, side.apart)
}

function besideDollars(main: ProblemRecipe, side: ProblemRecipe, place: PlannedCooking): number {
  const { meal, beside } = place
  if (!beside || !side.side || meal === 'snack') return 0
  const wanted = wantedAt(main, beside, meal)
  const { role, id, onlyNamed } = side.side
  if (role === null) {
    if (wanted.length > 0) return main.plate?.isSettled || isThin(main, beside, meal) ? MISPLACED : UNFILLED
    if (main.plate?.isSettled) return 0
    const lacked = isBreakfastDish(main) ? WITHOUT.breakfast : WITHOUT[meal]
    const open = beside.roles.filter((fitting) => KINDS[fitting] !== main.holds)
    return Math.max(0, ...open.map((fitting) => lacked[fitting] ?? 0))
  }
  if (needsTwoOvens(main, side)) return MISPLACED
  const unfilled = lacksAll(wanted, role) ? UNFILLED : 0
  const rank = main.plate?.goesWith.indexOf(id) ?? -1
  if (rank >= 0) return unfilled + Math.min(NAMED_AT_MOST, rank * NAMED_RANK)
  if (main.plate?.isSettled) return NEVER_SERVED
  if (onlyNamed) return MISPLACED
  const again = isOfSameFood(main, side) ? SAME_FOOD : 0
  if (wanted.includes(role)) return again + WANTED
  if (wanted.some((other) => KINDS[other] === KINDS[role])) return again + STANDS_FOR
  const more = KINDS[role] === main.holds ? MORE_OF_THE_SAME : 0
  return again + more + unfilled + UNASKED[isBreakfastDish(main) ? 'breakfast' : meal][role]
}

/** What bakes at 400 °F does as well at 425. */
const OVEN_TOLERANCE_F = 25

/** A home has one oven, and it has one temperature. */
export function needsTwoOvens({ ovenF }: ProblemRecipe, side: ProblemRecipe): boolean {
  return ovenF !== undefined && side.ovenF !== undefined && Math.abs(ovenF - side.ovenF) > OVEN_TOLERANCE_F
}

const BREAKFAST_DISHES: readonly ServedAs[] = [
  'cereal',
  'oatmeal',
  'eggs',
  'pancakes',
  'breakfast-bake',
  'parfait',
  'toast',
]

/** Nobody eats celery with pancakes, at dinner either. */
export function isBreakfastDish({ plate }: ProblemRecipe): boolean {
  return plate !== undefined && BREAKFAST_DISHES.includes(plate.servedAs)
}

/** Whether the side is mostly of a food that the dish has too: banana beside banana oatmeal. */
function isOfSameFood(main: ProblemRecipe, side: ProblemRecipe): boolean {
  const seen = foodsSeenIn(main)
  return seen.length > 0 && seen.some((food) => food === mainFoodOf(side))
}

/** The food that a side is mostly of, by its index. */
export function mainFoodOf({ needs }: ProblemRecipe): number | null {
  const grams = Math.max(...needs.map(({ gramsPerAdult }) => gramsPerAdult))
  return needs.find(({ gramsPerAdult }) => gramsPerAdult === grams)?.food ?? null
}

/** The foods a dish has enough of to be seen, by their indexes. */
export function foodsSeenIn({ needs }: ProblemRecipe): number[] {
  return needs.filter(({ gramsPerAdult }) => gramsPerAdult >= SEEN_G).map(({ food }) => food)
}

/** What the dish wants that this place could hold. */
function wantedAt(main: ProblemRecipe, beside: SidePlace, meal: DishMeal): SideRole[] {
  const wanted = main.plate?.wants.filter((role) => beside.roles.includes(role)) ?? []
  return wanted.length === 0 && isThin(main, beside, meal) ? ['vegetable', 'salad'] : wanted
}

/** No meal without a vegetable, and this is its place. */
function isThin({ plate, holds }: ProblemRecipe, { roles }: SidePlace, meal: DishMeal): boolean {
  return holds !== 'vegetable' && roles.includes('vegetable') && (plate?.vegetableAt?.includes(meal) ?? false)
}

function lacksAll(wanted: readonly SideRole[], role: SideRole): boolean {
  return wanted.length > 0 && !wanted.some((other) => KINDS[other] === KINDS[role])
}

/** The places beside main dishes that lack what the dish wants. */
export function unfilledPlaces(problem: Problem, plan: readonly number[]): number {
  return problem.cookings.filter(({ beside, meal }, index) => {
    const side = problem.recipes[plan[index] ?? -1]?.side
    const main = beside && problem.recipes[plan[beside.main] ?? -1]
    if (!side || !main || !beside) return false
    const wanted = wantedAt(main, beside, meal)
    return side.role === null ? wanted.length > 0 : lacksAll(wanted, side.role)
  }).length
}

/** Dollars for one adult each time after the first in a week. */
const REPEATED: Readonly<Record<SideRole, number>> = {
  vegetable: 0.4,
  salad: 0.4,
  starch: 0.35,
  bread: 0.25,
  fruit: 0.5,
  dairy: 0.2,
  drink: 0.1,
  dip: 0.2,
  dessert: 0.6,
}

/** Dollars for the household for each time after the first that the dish is cooked. */
export function repeatDollars({ weights, adultEquivalents: eq }: Problem, { side }: ProblemRecipe): number {
  if (!side) return weights.repeat * eq
  return side.role === null ? 0 : weights.sideRepeat * REPEATED[side.role] * eq
}

/** Dollars for the household for cooking the dish at all. */
export function setupDollars({ weights, adultEquivalents: eq }: Problem, { side }: ProblemRecipe): number {
  if (!side) return weights.setup * eq
  return side.role === null ? 0 : weights.sideSetup * eq
}

/** Multiplies the cost of one side twice a day. */
const SAME_SIDE: Readonly<Record<SideRole, number>> = {
  vegetable: 2,
  salad: 2,
  starch: 2,
  bread: 1,
  fruit: 0.3,
  dairy: 0.3,
  drink: 0,
  dip: 0.5,
  dessert: 2,
}

/** Multiplies what the same dish twice a day costs. */
export function sameDishFactor({ side }: ProblemRecipe): number {
  if (!side) return 1
  return side.role === null ? 0 : SAME_SIDE[side.role]
}
