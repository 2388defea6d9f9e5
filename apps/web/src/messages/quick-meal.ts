import { loweredFood } from '@pennyplate/domain/food/food-words'
import { shortDay } from './day-words.ts'
import { slotNameOfOne } from './meal-slots.ts'
import { counted, joinWords } from './wording.ts'

/** The Quick Meal tab: one meal from what is at home. */
export const quickMealMessages = {
  title: 'Quick Meal',
  lead: 'One meal tonight from what you have and this week’s meals do not need.',
  loading: 'Checking your pantry',
  count: (count: number) => `${counted(count, 'item')} in your pantry`,
  names: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(', ')} and ${more} more` : joinWords(names),
  emptyText: 'Suggestions start from your pantry. Add what is in your kitchen; a few items are enough.',
  emptyAction: 'Fill my pantry',
  pantryEmpty: 'Please add items to your pantry first',
  get: 'Get Meal Suggestion',
  another: 'Get Another Suggestion',
  searching: 'Finding a meal...',
  cancel: 'Cancel',
  cancelled: 'Stopped. Nothing was changed.',
  failed: 'Failed to generate meal suggestion. Please try again.',
  failedBecause: (reason: string) => `Failed to generate meal suggestion. Please try again. ${reason}`,
  aiFailed: (reason: string) => `${reason} Here is what the built-in planner suggests.`,
  aiFailedSomehow: 'The language model did not suggest a meal we can use.',
  startedOver:
    'You have seen every meal that fits your pantry well, so we are starting over with the best one.',

  matchTitle: 'Why this meal',
  /** Null in between: what is at home and what the rest costs says more than a percentage. */
  covered: (share: number) =>
    share >= 0.995
      ? 'You have everything for it at home.'
      : share < 0.005
        ? 'You have none of it at home, but it needs only a few things.'
        : null,
  expiring: (food: string, isoDay: string) => `Uses your ${loweredFood(food)} before ${shortDay(isoDay)}.`,
  have: (foods: readonly string[]) =>
    `From your pantry: ${joinWords(foods.map((food) => loweredFood(food)))}.`,
  toBuy: 'Still to buy',
  toBuyNote: 'Whole packages, at prices for your ZIP code.',
  toBuyInAll: (count: number, amount: string) => `Still to buy: ${counted(count, 'item')} for ${amount}.`,
  nothingToBuy: 'Nothing to buy.',
  onlySeasonings: (names: readonly string[], amount: string) =>
    `You can cook it without shopping. Only seasonings are missing: ${joinWords(names.map((name) => loweredFood(name)))} (${amount}).`,
  nothingFromHome: 'No meal can be made from what you have alone. This one costs the least to complete.',
  noMoreFromHome: 'You have seen every meal that needs no shopping. This one costs the least of the rest.',
  kept: (foods: readonly string[]) =>
    `Left for this week’s meals: ${joinWords(foods.map((food) => loweredFood(food)))}.`,
  written: 'A language model wrote this meal. We checked it against your profile.',

  cookNow: 'Cook now',
  save: 'Save to today’s plan',
  saveTitle: 'Save to today’s plan',
  saveWhere: (day: string) => `Which meal of ${day}?`,
  slots: slotNameOfOne,
  instead: (meal: string) => `instead of ${meal}`,
  saved: (meal: string, slot: string) => `${meal} is now today’s ${slot.toLowerCase()}.`,
  saveFailed: 'The plan has changed in the meantime. Take another look.',
  undo: 'Undo',
  undone: 'Your plan is back to what it was.',
  noPlan: 'Generate a plan for this week to save meals to it.',
  noPlanAction: 'Go to my meal plan',
} as const
