import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { Household } from '../engines/household.ts'

/** A household with default answers where the test gives none. */
export function householdOf(
  profile: Readonly<Record<string, unknown>> = {},
  rest: Partial<Omit<Household, 'profile'>> = {},
): Household {
  return {
    profile: withDefaults({ zipCode: '72762', ...profile }),
    pantry: [],
    likes: [],
    dislikes: [],
    recentWeeks: [],
    ...rest,
  }
}

/** Households with varying families, diets, allergies, prep styles and places. */
export const VARIED_PROFILES: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { adults: 2, kids: 2, kidAges: [4, 9], weeklyBudget: 220 },
  { dietType: 'Vegan', weeklyBudget: 90 },
  { allergies: ['peanut', 'tree-nut'], weeklyBudget: 120 },
  { dietType: 'Gluten-Free', adults: 2, weeklyBudget: 200 },
  { dietType: 'Keto', weeklyBudget: 200, mealDifficulty: 'Complex (30+ min)' },
  { adults: 1, kids: 3, kidAges: [2, 7, 15], weeklyBudget: 230, zipCode: '10001' },
  { dietType: 'Vegetarian', snackTypes: ['Healthy Snacks'], weeklyBudget: 110 },
  { prepStyle: 'Weekly Meal Prep', adults: 2, weeklyBudget: 150 },
  { prepStyle: 'Cook Once Daily', adults: 2, weeklyBudget: 160, zipCode: '94110' },
  { dairyPreferences: { milk: 'Oat Milk', eggs: 'Egg Whites Only' }, weeklyBudget: 120 },
  { dairyPreferences: { milk: 'No Milk', eggs: 'No Eggs' }, weeklyBudget: 120, adults: 2 },
  { wholeGrains: 'Fine with us', adults: 2, kids: 1, kidAges: [9], weeklyBudget: 190 },
  { wholeGrains: 'No', adults: 2, weeklyBudget: 140 },
]
