import { DIET_TYPES, DISLIKED_FOODS } from '@pennyplate/domain/diet/diet-options'
import { STAPLES } from '@pennyplate/domain/food/staples'
import {
  COOKING_TOOLS,
  CUISINES,
  EGGS,
  FOOD_GOALS,
  LEFTOVER_USES,
  MEAL_DIFFICULTIES,
  MEAL_TYPES,
  MILKS,
  PREP_STYLES,
  SNACK_TYPES,
  WHOLE_GRAINS,
} from '@pennyplate/domain/profile/profile-options'
import type { PlanningRequest } from '../src/problem/build-problem.ts'
import { type Random, seededRandom } from '../src/search/random.ts'
import { household } from './household.ts'

const ALLERGIES = [
  'milk',
  'eggs',
  'peanuts',
  'tree nuts',
  'wheat',
  'soy',
  'fish',
  'shellfish',
  'sesame',
  'mango',
]
/** By seed. */
const RESTRICTED: Readonly<Record<number, readonly string[]>> = { 4: ['kosher'], 6: ['diabetes-friendly'] }
const AT_HOME = [
  { name: 'White rice', quantity: '2 lb' },
  { name: 'Eggs', quantity: '6', expiryDate: '2026-11-25' },
  { name: 'Canned black beans', quantity: '2 cans' },
  { name: 'Milk', quantity: '1/2 gallon', expiryDate: '2026-11-24' },
  { name: 'Chicken breast', quantity: '1 lb', expiryDate: '2026-11-23' },
  { name: 'Something nobody knows', quantity: '3' },
]

/** A random household that the profile form would accept. */
export function randomHousehold(seed: number): PlanningRequest {
  const random = seededRandom(seed)
  const kids = random.unit() < 0.5 ? 0 : random.below(5)
  const adults = 1 + random.below(4)
  const people = adults + kids
  const profile = {
    adults,
    kids,
    kidAges: Array.from({ length: kids }, () => random.below(19)),
    weeklyBudget: Math.max(20, Math.round(people * (25 + 60 * random.unit()))),
    stickToBudget: random.unit() < 0.2,
    zipCode: pick(random, ['72762', '10001', '94110', '60601', '99501', '']),
    cookingTools: random.unit() < 0.3 ? COOKING_TOOLS : some(random, COOKING_TOOLS, 0.6),
    mealDifficulty: pick(random, MEAL_DIFFICULTIES),
    dietType: random.unit() < 0.5 ? 'None' : pick(random, DIET_TYPES),
    cuisineTypes: some(random, CUISINES, 0.3),
    allergies: some(random, ALLERGIES, 0.1),
    // Without a draw, so that the other households stay as they were.
    dietaryRestrictions: RESTRICTED[seed % 8] ?? [],
    dislikedFoods: some(random, DISLIKED_FOODS, 0.08),
    foodGoals: some(random, FOOD_GOALS, 0.2),
    leftovers: LEFTOVER_USES[seed % LEFTOVER_USES.length],
    prepStyle: random.unit() < 0.6 ? 'Cook Every Meal' : pick(random, PREP_STYLES),
    mealTypes: random.unit() < 0.7 ? MEAL_TYPES : some(random, MEAL_TYPES, 0.6),
    snackTypes: some(random, SNACK_TYPES, 0.3),
    dairyPreferences: { milk: pick(random, MILKS), eggs: pick(random, EGGS) },
    // Without a draw, like the restrictions.
    wholeGrains: WHOLE_GRAINS[Math.floor(seed / 3) % WHOLE_GRAINS.length],
    nutritionalTargets: { dailyCalories: 1600 + 100 * random.below(11) },
  }
  const isAlwaysThere = (at: number) => seed % 2 === 1 && (seed + at) % 3 === 0
  const alwaysHave = STAPLES.filter((_, at) => isAlwaysThere(at)).map(({ id }) => id)
  return household(
    { ...profile, alwaysHave },
    { pantry: random.unit() < 0.4 ? some(random, AT_HOME, 0.5) : [] },
  )
}

function pick<T>(random: Random, options: readonly T[]): T {
  const found = options[random.below(options.length)]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}

function some<T>(random: Random, options: readonly T[], chance: number): T[] {
  return options.filter(() => random.unit() < chance)
}
