import { STAPLES } from '@pennyplate/domain/food/staples'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { WORK_AT_MOST } from '@pennyplate/domain/recipe/recipe'
import { hardestWanted } from '@pennyplate/domain/recipe/recipe-fit'
import { tableLimit } from '@pennyplate/domain/recipe/table-time'
import { mealShareDollars } from '@pennyplate/domain/week/meal-guess'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { answered } from '@pennyplate/planner/household/household-profile'
import type { Household } from '../../household.ts'

/** Of a dish for which any work is fine; a model wants a figure. */
const ANY_WORK_MINUTES = 120
const PANTRY_AT_MOST = 120
const NAMES_AT_MOST = 60

/** What a model gets to know about a household: what it eats, not who or where it is. */
export function describeHousehold(household: Household) {
  const { profile, pantry, likes, dislikes, recentWeeks } = household
  const { cookingTools } = answered(profile)
  return {
    adults: profile.adults,
    kids: profile.kids,
    kidAges: profile.kidAges,
    meals: wantedSlots(profile),
    snackTypes: profile.snackTypes,
    diet: profile.dietType === 'Other' ? profile.customDiet : profile.dietType,
    restrictions: profile.dietaryRestrictions,
    allergies: profile.allergies,
    dislikedFoods: [...profile.dislikedFoods, profile.customDislikedFoods].filter((food) => food !== ''),
    cookingTools,
    activeMinutesAtMost: WORK_AT_MOST[hardestWanted(profile.mealDifficulty)] ?? ANY_WORK_MINUTES,
    minutesAtMost: minutesByDay(profile),
    skillLevel: profile.skillLevel,
    cuisines: [...profile.cuisineTypes, profile.customCuisines].filter((cuisine) => cuisine !== ''),
    newDishes: profile.newDishes,
    goals: profile.foodGoals,
    prepStyle: profile.prepStyle,
    leftovers: profile.leftovers,
    milk: profile.dairyPreferences.milk,
    eggs: profile.dairyPreferences.eggs,
    wholeWheatBreadAndPasta: profile.wholeGrains,
    dailyTargets: profile.nutritionalTargets,
    weeklyBudgetDollars: profile.weeklyBudget,
    stickToBudget: profile.stickToBudget,
    mealBudgetDollars: mealShareDollars(profile.weeklyBudget),
    pantry: soonestFirst(pantry).slice(0, PANTRY_AT_MOST),
    alwaysHas: STAPLES.filter(({ id }) => profile.alwaysHave?.includes(id)).map(({ name }) => name),
    likedDishes: likes.slice(0, NAMES_AT_MOST),
    dislikedDishes: dislikes.slice(0, NAMES_AT_MOST),
    recentDishes: [...new Set(recentWeeks.flat().map(({ name }) => name))].slice(0, NAMES_AT_MOST),
  }
}

function minutesByDay(profile: CompleteProfile): Record<string, number> {
  const limits = DAY_NAMES.map((name, day) => [name, tableLimit(profile, day, 'dinner')] as const)
  return Object.fromEntries(limits.filter(([, minutes]) => Number.isFinite(minutes)))
}

export function wantedSlots({ mealTypes, snackTypes }: Household['profile']): MealSlotName[] {
  const slots = (['Breakfast', 'Lunch', 'Dinner'] as const).filter((type) => mealTypes.includes(type))
  return [...slots.map((type) => SLOT_OF_TYPE[type]), ...(snackTypes.length > 0 ? ['snacks' as const] : [])]
}

const SLOT_OF_TYPE = { Breakfast: 'breakfast', Lunch: 'lunch', Dinner: 'dinner' } as const

function soonestFirst(pantry: Household['pantry']) {
  return pantry
    .toSorted((a, b) => ((a.expiryDate || '9') < (b.expiryDate || '9') ? -1 : 1))
    .map(({ name, quantity, expiryDate }) => ({
      name,
      quantity,
      ...(expiryDate ? { expires: expiryDate.slice(0, 10) } : {}),
    }))
}

/** Data between tags. Brackets in the data are escaped, so that no text can close the tag. */
export function delimited(tag: 'household' | 'request' | 'plan', data: unknown): string {
  return `<${tag}>\n${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}\n</${tag}>`
}
