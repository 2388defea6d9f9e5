import { WEEKLY_BUDGET_DOLLARS } from '@pennyplate/domain/bounds/limits'
import type { Random } from '@pennyplate/planner/search/random'
import { ANSWERS, type Ban } from '../../../../../../server/src/testing/cart-check/bans.ts'

/** What a household says of itself, as far as lives change it. */
export type Said = Readonly<{
  adults: number
  kids: number
  kidAges: readonly number[]
  dietType: string
  allergies: readonly string[]
  dietaryRestrictions: readonly string[]
  prepStyle: string
  dairyPreferences: Readonly<{ milk: string; eggs: string }>
  wholeGrains?: string | undefined
  [field: string]: unknown
}>

const ZIP_CODES = ['72762', '10001', '94110', '60601', '99501'] as const
const pick = <T>(random: Random, list: readonly T[]) => list[random.below(list.length)] as T

export function randomHousehold(random: Random): Said {
  const adults = 1 + random.below(4)
  const kids = random.unit() < 0.5 ? 0 : 1 + random.below(3)
  const none = { dietType: 'None', allergies: [], dietaryRestrictions: [] }
  const said = {
    ...none,
    adults,
    kids,
    kidAges: Array.from({ length: kids }, () => 1 + random.below(17)),
    weeklyBudget: Math.min(WEEKLY_BUDGET_DOLLARS.max, (adults + kids) * (90 + random.below(60))),
    zipCode: pick(random, ZIP_CODES),
    cookingTools: ['Stove', 'Oven', 'Microwave'],
    mealDifficulty: pick(random, ['Medium (15-30 min)', 'Complex (30+ min)', 'Complex (30+ min)']),
    prepStyle: pick(random, ['Cook Every Meal', 'Cook Every Meal', 'Cook Once Daily', 'Weekly Meal Prep']),
    snackTypes: random.unit() < 0.3 ? ['Healthy Snacks'] : [],
    mealTypes: pick(random, [['Breakfast', 'Lunch', 'Dinner'], ['Lunch', 'Dinner'], ['Dinner']]),
    dairyPreferences: { milk: pick(random, ['Whole Milk', 'Oat Milk']), eggs: 'Large White Eggs' },
    wholeGrains: pick(random, [undefined, 'Fine with us', 'Half and half', 'No']),
    profileCompleted: true,
  }
  return random.unit() < 0.5 ? said : { ...said, ...diagnosed(said, random) }
}

/** One more thing that somebody may not eat. */
export function diagnosed(said: Said, random: Random): Partial<Said> {
  const [field, says] = pick(random, ANSWERS)
  if (field === 'dietType') return { dietType: says }
  return said[field].includes(says) ? {} : { [field]: [...said[field], says] }
}

/** A rule that labels do not tell all about: Mediterranean has lean red meat only. */
export function isBeyondLabels({ dietType }: Said): boolean {
  if (dietType === 'Mediterranean') return true
  return ANSWERS.some(([field, says, bans]) => field === 'dietType' && says === dietType && bans.length === 0)
}

/** What the household may not eat, by what it said. */
export function bansOf({ dietType, allergies, dietaryRestrictions }: Said): readonly Ban[] {
  const said = { dietType: [dietType], allergies, dietaryRestrictions }
  return ANSWERS.flatMap(([field, says, bans]) => (said[field].includes(says) ? bans : []))
}
