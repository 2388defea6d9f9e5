import {
  ADULTS,
  KIDS,
  PROFILE_TEXT_CHARS_MAX,
  PROFILE_TEXTS_CHARS_MAX,
  WEEKLY_BUDGET_DOLLARS,
} from '@pennyplate/domain/bounds/limits'
import { DIET_TYPES, type DietType } from '@pennyplate/domain/diet/diet-options'
import type { ActivityLevel, CalculatorGoal, Gender } from '@pennyplate/domain/profile/nutrition-calculator'
import { PLANNED_WITHOUT_ANSWER, TARGET, type TargetKey } from '@pennyplate/domain/profile/profile'
import type { CheckedField, FormFault } from '@pennyplate/domain/profile/profile-faults'
import { DIET_PROMISES } from '@pennyplate/domain/restrictions/promises'
import { joinWords } from './wording.ts'

/** The twelve steps, in their order. */
export const STEP_TITLES = [
  'Family & Budget',
  'Store Location',
  'Cooking Tools',
  'Experience',
  'Diet Type',
  'Cuisines',
  'Restrictions',
  'Dislikes',
  'Goals',
  'Meal Types',
  'Dairy',
  'Nutrition',
] as const

const STEP_LEADS: Readonly<Record<(typeof STEP_TITLES)[number], string>> = {
  'Family & Budget': 'Who you cook for, and your weekly food budget.',
  'Store Location': 'Prices vary by area.',
  'Cooking Tools': 'Check what you have. Meals that need anything else are left out.',
  Experience: 'How much cooking you want to do.',
  'Diet Type': 'One diet for the whole week.',
  Cuisines: 'What you like to eat. Check none if you like them all.',
  Restrictions: 'What must never be in a meal. We never show a plan that breaks one of these.',
  Dislikes: 'What you would rather not eat. These are left out too.',
  Goals: 'What you want from your meals.',
  'Meal Types': 'Which meals to plan.',
  Dairy: 'Which milk, eggs and bread to put on the list, if you eat them.',
  Nutrition: 'Daily targets for one person. Plans come as close as the budget allows.',
}

export const profileMessages = {
  setupTitle: 'Set up your profile',
  updateTitle: 'Your profile',
  loading: 'Loading your profile',

  welcomeTitle: 'Welcome to Pennyplate',
  welcomeText: 'Twelve short steps. Skip what does not matter to you; you can change every answer later.',
  updateBannerTitle: 'Update Your Profile',
  updateBannerText: 'Jump to what has changed and save from there. Your next plan uses the new answers.',

  stepsLabel: 'Steps',
  progress: (step: number, count: number) => `Step ${step} of ${count}`,
  stepWord: 'Step',
  stepFaulty: 'needs attention',
  stepLead: (title: (typeof STEP_TITLES)[number]) => STEP_LEADS[title],
  previous: 'Previous',
  next: 'Next',
  saveFirst: 'Save & Start Meal Planning',
  saveUpdate: 'Save & Return to Dashboard',
  saveHint: 'Done with your changes? Use Save & Return to Dashboard. You do not need to visit every step.',
  saving: 'Saving...',
  saved: 'Your profile is saved. Your next plan uses it.',
  saveFailed: 'Failed to save profile. Please try again.',
  updateFailed: 'Failed to save profile updates. Please try again.',
  nothingLost: 'Everything you entered is still here.',
  refusedBecause: (path: string, reason: string) => `The problem: ${path || 'your profile'} ${reason}.`,
  faultsLeft: 'Something needs to be fixed before your profile can be saved.',

  draftTitle: 'Your unsaved answers are back',
  draftText: 'They were kept in this browser. Plans do not use them until you save.',
  draftDiscard: 'Start over',

  leaveTitle: 'Leave without saving?',
  leaveText: 'Your answers stay in this browser as a draft, but plans do not use them until you save.',
  leaveStay: 'Keep editing',
  leaveGo: 'Leave',

  adults: 'Adults',
  kids: 'Kids',
  oneLess: (what: string) => `One less: ${what}`,
  oneMore: (what: string) => `One more: ${what}`,
  kidAges: 'Kids’ ages',
  kidAge: (child: number) => `Age of child ${child}`,
  kidAgeOption: (age: number) => (age === 0 ? 'Under 1' : String(age)),
  smallChild:
    'For children from 1 to 3, plans have no popcorn, nuts, chips, hard or sticky candy, and no raw carrot or celery sticks. Recipes say what to cut or cook soft. Meals that you type are not checked for this. From the lists of CDC and USDA.',
  baby: 'Food for a baby under 1 is not planned here. No honey and no cow’s milk to drink before the first birthday.',
  budget: 'Weekly budget',
  budgetHint: `In dollars, from ${WEEKLY_BUDGET_DOLLARS.min} to ${WEEKLY_BUDGET_DOLLARS.max}.`,
  stickToBudget: 'Stick to the budget',
  stickToBudgetHint: 'The shopping list will use 95 to 100% of it.',

  thriftyTitle: 'What USDA says a week costs',
  thriftyUnit: 'a week',
  thriftyFor: (adults: number, kids: number, month: string) =>
    `The Thrifty Food Plan for ${household(adults, kids)}, ${monthName(month)} prices, everything cooked at home.`,
  thriftyUnknown: 'Enter your household size to see what USDA says a week of food costs.',
  thriftyVerdicts: {
    covers: (_gap: string) => 'Your budget covers it, so there is room to choose.',
    tight: (gap: string) =>
      `Your budget is ${gap} below it. That can work: expect more beans, eggs, oats and repeated meals.`,
    'far-below': (gap: string) =>
      `Your budget is ${gap} below it, which is very tight for a household like yours. We will make the most of it and tell you when a full week does not fit. SNAP, WIC or a food pantry near you may help.`,
  },
  thriftyHelp: 'How to apply for SNAP',
  thriftyHelpUrl: 'https://www.fns.usda.gov/snap/supplemental-nutrition-assistance-program',
  newTab: '(opens in a new tab)',

  zip: 'ZIP code',
  zipHint: 'Five digits.',
  zipNone: `Without one, we use prices for ${PLANNED_WITHOUT_ANSWER.zipCode}.`,
  zipLooking: (zip: string) => `Looking up ${zip}`,
  zipFound: (city: string, state: string) => `${city}, ${state}`,
  zipRegion: (zip: string, region: string) => `${zip} is set. Prices are for the ${region} region.`,
  zipUnknown: (zip: string) =>
    `${zip} is set, but we do not know that ZIP code. Check the digits; until then we use national prices.`,
  zipFailed: (zip: string) => `${zip} is set. We could not look up its location just now.`,

  tools: 'Your kitchen has',
  toolsNone: `If you check none, plans assume ${joinWords(PLANNED_WITHOUT_ANSWER.cookingTools).toLowerCase()}.`,
  skill: 'Cooking skill',
  difficulty: 'Meals up to',
  difficultyHint:
    'Minutes of your work, not of the oven: Easy is up to 15, Medium up to 30. A slow cooker, a roast or a pot that simmers by itself can be easy.',
  diet: 'Diet',
  customDiet: 'Your diet',
  customDietHint: 'List what you leave out, separated by commas: no grains, no red meat.',
  cuisines: 'Cuisines you like',
  customCuisines: 'Other cuisines',
  customCuisinesHint: 'Separate with commas, such as Thai, Peruvian.',
  newDishes: 'New dishes',
  allergens: 'Allergies',
  allergensHint: 'The nine major allergens of US law.',
  otherAllergies: 'Other allergies',
  otherAllergiesHint: 'Separate with commas, such as kiwi, mango.',
  restrictions: 'Also never',
  otherRestrictions: 'Other restrictions',
  otherRestrictionsHint: 'Separate with commas, such as lactose, red meat, halal.',
  dislikes: 'Foods you dislike',
  customDislikes: 'Other dislikes',
  customDislikesHint: 'Separate with commas, such as okra, raisins.',
  goals: 'Goals',
  prepStyle: 'Meal prep style',
  netCarbs: 'Net carbs a day, at most',
  netCarbsHint: 'Carbohydrate without fiber, for one adult. 20 g is strict, 50 g is lenient.',
  leftovers: 'Leftovers',
  leftoversHint:
    'Cook a bigger dinner and eat the rest on another day. Cook Once Daily and Weekly Meal Prep have their own way.',
  meals: 'Meals to plan',
  snacks: 'Snacks to add',
  milk: 'Milk',
  eggs: 'Eggs',
  wholeGrains: 'Whole-wheat bread and pasta',
  wholeGrainsHint:
    'Half and half: whole-wheat sandwich bread, the rest white. Fine with us: buns, bagels, English muffins, pita, soft taco tortillas, spaghetti and penne too. No: white, as recipes say. Your own recipes stay as written.',

  understandingTitle: 'What we understood',
  understanding: 'Reading what you wrote',
  understoodForbids: (names: readonly string[]) =>
    names.every((name) => DIET_TYPES.some((diet) => diet === name))
      ? `means ${joinWords(names)}, for everyone.`
      : `forbids ${joinWords(names)}.`,
  understoodWish: (name: string) => `is a wish: plans aim for ${name}, but no food is ruled out.`,
  notUnderstood: 'is not understood yet.',
  notFullyUnderstood: 'is not fully understood yet.',
  understandingFailed: 'What you wrote is kept. It could not be checked just now.',

  trackNutrition: 'Track daily targets',
  targets: 'Daily targets',
  targetsHint: 'All optional. A blank one counts as 0.',
  openCalculator: 'Calculate my targets',
  calculatorTitle: 'Target calculator',
  calculatorLead: 'For one adult, using the Mifflin-St Jeor equation. An estimate, not medical advice.',
  age: 'Age',
  gender: 'Gender',
  weight: 'Weight (lb)',
  heightFeet: 'Height (ft)',
  heightInches: 'Height (in)',
  activity: 'Activity',
  goal: 'Goal',
  calculated: (calories: number, protein: number, carbs: number, fat: number) =>
    `${calories.toLocaleString('en-US')} kcal a day: ${protein} g protein, ${carbs} g carbs, ${fat} g fat`,
  useTargets: 'Use these targets',
  targetsFilled: 'The targets are filled in. Change any of them as you like.',
} as const

export const genderLabels: Readonly<Record<Gender, string>> = { male: 'Male', female: 'Female' }
export const activityLabels: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Sedentary: mostly sitting',
  light: 'Light: 1 to 3 workouts a week',
  moderate: 'Moderate: 3 to 5 workouts a week',
  active: 'Active: 6 to 7 workouts a week',
  veryActive: 'Very active: hard work every day',
}
export const goalLabels: Readonly<Record<CalculatorGoal, string>> = {
  lose: 'Lose weight',
  maintain: 'Maintain my weight',
  gain: 'Gain weight',
}

/** What a target counts that its label does not say. */
export const targetHints: Partial<Readonly<Record<TargetKey, string>>> = {
  dailySugar: 'Added sugar only. The sugar of fruit and milk does not count.',
}

export const targetLabels: Readonly<Record<TargetKey, string>> = {
  dailyCalories: 'Calories (kcal)',
  dailyProtein: 'Protein (g)',
  dailyCarbs: 'Carbs (g)',
  dailyFat: 'Fat (g)',
  dailyFiber: 'Fiber (g)',
  dailySugar: 'Sugar (g)',
  dailySodium: 'Sodium (mg)',
  dailyCholesterol: 'Cholesterol (mg)',
}

/** What each diet leaves out. */
export function dietNote(diet: DietType): string {
  if (diet === 'None') return 'No diet: only your restrictions and dislikes are left out.'
  if (diet === 'Other') return 'Your own diet: describe it below.'
  return DIET_PROMISES[diet].keeps
}

const RANGES: Partial<Record<CheckedField, { readonly min: number; readonly max: number }>> = {
  adults: ADULTS,
  kids: KIDS,
  weeklyBudget: WEEKLY_BUDGET_DOLLARS,
}

const tooLongTogether = `Your answers in your own words can have ${PROFILE_TEXTS_CHARS_MAX.toLocaleString('en-US')} characters in total. Shorten this one or another.`

/** What is wrong with an answer, and what would be right. */
export function faultMessage(field: CheckedField, fault: FormFault | undefined): string | undefined {
  if (fault === undefined) return undefined
  if (fault === 'none-chosen') return 'Choose at least one meal.'
  if (fault === 'too-long') return `Use at most ${PROFILE_TEXT_CHARS_MAX} characters.`
  if (fault === 'too-long-together') return tooLongTogether
  return numberFaultMessage(fault, RANGES[field] ?? TARGET)
}

export function numberFaultMessage(
  fault: FormFault | undefined,
  range: { readonly min: number; readonly max: number },
): string | undefined {
  if (fault === undefined) return undefined
  const kind = fault === 'not-whole' ? 'a whole number' : 'a number'
  return `Enter ${kind} from ${range.min} to ${range.max.toLocaleString('en-US')}.`
}

function household(adults: number, kids: number): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`
  return kids === 0 ? grown : `${grown} and ${kids} ${kids === 1 ? 'child' : 'children'}`
}

/** "2025-09" is September 2025 in every time zone. */
function monthName(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  return first.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
