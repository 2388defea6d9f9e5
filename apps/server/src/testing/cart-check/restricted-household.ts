import {
  CUISINES,
  EGGS,
  FOOD_GOALS,
  MILKS,
  PREP_STYLES,
  SNACK_TYPES,
  WHOLE_GRAINS,
} from '@pennyplate/domain/profile/profile-options'
import { type Random, seededRandom } from '@pennyplate/planner/search/random'
import type { Household, HouseholdPantryItem } from '../../engines/household.ts'
import { householdOf } from '../households.ts'
import { ANSWERS, type Ban } from './bans.ts'

/** A pantry item and its food. */
export type AtHome = { readonly item: HouseholdPantryItem; readonly foodId: string }

const PANTRY: readonly AtHome[] = [
  { foodId: 'white-rice', item: { name: 'White rice', quantity: '2 lb' } },
  { foodId: 'egg-large', item: { name: 'Large eggs', quantity: '6' } },
  { foodId: 'chicken-breast', item: { name: 'Chicken breast', quantity: '2 lb' } },
  { foodId: 'rolled-oats', item: { name: 'Rolled oats', quantity: '42 oz', mayContain: ['wheat'] } },
  {
    foodId: 'white-bread',
    item: { name: 'White bread', quantity: '20 oz', allergens: ['wheat', 'milk', 'soy'] },
  },
  {
    foodId: 'yogurt-coconut',
    item: { name: 'Coconut milk yogurt', quantity: '24 oz', allergens: ['tree-nut'] },
  },
  {
    foodId: 'vegetable-broth',
    item: { name: 'Vegetable broth', quantity: '32 oz', traits: ['meat', 'beef', 'red-meat'] },
  },
  { foodId: 'marinara', item: { name: 'Marinara sauce', quantity: '24 oz', allergens: ['milk'] } },
]

export type RestrictedHousehold = {
  readonly household: Household
  readonly bans: readonly Ban[]
  /** The answers in words, for failure messages. */
  readonly answers: readonly string[]
  readonly atHome: readonly AtHome[]
}

const ZIP_CODES = ['72762', '10001', '94110', '60601', '99501'] as const

/** A random household with at least one restriction, for which nearly always a week exists. */
export function restrictedHousehold(seed: number): RestrictedHousehold {
  const random = seededRandom(seed)
  const chosen = answersOf(random)
  const said = (field: string) => chosen.flatMap(([where, says]) => (where === field ? [says] : []))
  const adults = 1 + random.below(4)
  const kids = random.unit() < 0.5 ? 0 : random.below(4)
  const atHome = random.unit() < 0.5 ? some(random, PANTRY, 0.5) : []
  const isPoor = random.unit() < 0.1
  const perPerson = isPoor ? 30 + random.below(30) : 90 + random.below(90)
  const household = householdOf(
    {
      adults,
      kids,
      kidAges: Array.from({ length: kids }, () => 1 + random.below(17)),
      weeklyBudget: (adults + kids) * perPerson,
      stickToBudget: random.unit() < 0.15,
      zipCode: pick(random, ZIP_CODES),
      cookingTools: [
        'Stove',
        'Oven',
        'Microwave',
        ...some(random, ['Air Fryer', 'Slow Cooker', 'Grill'], 0.3),
      ],
      mealDifficulty: random.unit() < 0.3 ? 'Medium (15-30 min)' : 'Complex (30+ min)',
      dietType: said('dietType')[0] ?? 'None',
      allergies: said('allergies'),
      dietaryRestrictions: said('dietaryRestrictions'),
      cuisineTypes: some(random, CUISINES, 0.2),
      foodGoals: some(random, FOOD_GOALS, 0.2),
      prepStyle: random.unit() < 0.6 ? 'Cook Every Meal' : pick(random, PREP_STYLES),
      snackTypes: random.unit() < 0.5 ? SNACK_TYPES : [],
      dairyPreferences: { milk: pick(random, MILKS), eggs: pick(random, EGGS) },
      wholeGrains: pick(random, WHOLE_GRAINS),
    },
    { pantry: atHome.map(({ item }) => item) },
  )
  const bans = chosen.flatMap(([, , forbidden]) => forbidden)
  return { household, bans, atHome, answers: chosen.map(([field, says]) => `${field}: ${says}`) }
}

/** One to four answers, at most one of them a diet. */
function answersOf(random: Random) {
  const words = ANSWERS.filter(([field]) => field !== 'dietType')
  const diets = ANSWERS.filter(([field]) => field === 'dietType')
  const count = random.below(4)
  const chosen = Array.from({ length: count }, () => pick(random, words))
  const withDiet = count === 0 || random.unit() < 0.35
  return [...new Set(withDiet ? [...chosen, pick(random, diets)] : chosen)]
}

function pick<T>(random: Random, options: readonly T[]): T {
  const found = options[random.below(options.length)]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}

function some<T>(random: Random, options: readonly T[], chance: number): T[] {
  return options.filter(() => random.unit() < chance)
}
