import { slotNameOfOne } from './meal-slots.ts'
import { counted, joinWords } from './wording.ts'

/** The Recipes tab, and a recipe wherever it is shown. */
export const recipeMessages = {
  title: 'Recipes',
  lead: 'Every meal of your week, ready to cook. Open one for its ingredients and steps.',
  loading: 'Loading your recipes',
  empty: 'No recipes available. Generate a meal plan to see recipes!',
  emptyText:
    'Every meal of your plan gets its recipe here: ingredients, steps, cost and nutrition per serving.',
  emptyAction: 'Go to my meal plan',
  emptyOwn:
    'No plan is needed to look through all recipes, or to bring in your own from pages, photos and other apps.',
  emptyAll: 'See all recipes',
  prefetching: (ready: number, all: number) => `Getting your recipes ready: ${ready} of ${all}`,

  chooseDay: 'Day',
  allDays: 'All week',
  today: 'today',
  slots: slotNameOfOne,
  place: (day: string, slot: string) => `${day} · ${slot}`,
  cookedFor: (eaters: readonly Readonly<{ people: number; day: string; slot: string }>[]) =>
    `Cooked for ${joinWords(eaters.map(({ people, day, slot }) => `${people} at ${day} ${slot.toLowerCase()}`))}.`,
  open: (meal: string, day: string, slot: string) => `Recipe: ${meal}, ${day} ${slot.toLowerCase()}`,
  difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as Readonly<Record<string, string>>,
  estimate: 'Estimate',
  noPrice: 'No price',
  unknown: 'unknown',
  amount: (amount: number | null, unit: string) =>
    amount === null ? 'unknown' : `${Math.round(amount).toLocaleString('en-US')} ${unit}`,

  loadingRecipe: (meal: string) => `Getting the recipe for ${meal}`,
  loadFailed: (message: string) => `Failed to load recipe: ${message}`,
  outdated:
    'Your profile has changed since this recipe was written, and we could not get it again. Check the ingredients before you cook.',
  plannedOtherwise:
    'Your profile has changed since this was planned: your week still shows the price and figures of the dish as it was.',
  figuresNow: 'This recipe and its figures are for the dish as it is made now.',
  refreshing: 'Updating this recipe for your profile',
  composed: (basedOn: readonly string[]) =>
    basedOn.length === 0
      ? 'We have no recipe for this dish. You see only what your plan says about it.'
      : `We have no recipe for this exact dish. This one is based on “${basedOn.join('”, “')}”, so amounts, cost and nutrition are estimates.`,

  totalCost: (amount: string) => `${amount} total`,
  perServing: 'per serving',
  adultServing: (isMadeOtherwise: boolean, forAll: string | undefined) =>
    `One adult’s serving${isMadeOtherwise ? ' as it is made now' : ''}${forAll === undefined ? '' : `; ${forAll}`}.`,
  forAll: (amount: string, servings: number) =>
    `${amount} for ${servings === 2 ? 'both' : `all ${servings}`}`,
  startThis: (minutes: number) => `Start this ${counted(minutes, 'minute')} before serving.`,
  serves: (servings: number) => `Serves ${servings}`,
  servings: 'Servings',
  fewer: 'Fewer servings',
  more: 'More servings',
  ownServings: (people: number) => `Back to your household of ${people}`,
  forWhen: 'Cook it',
  forOnce: 'For one meal',
  forWeek: (days: number) => `Meal prep for ${counted(days, 'day')}`,
  mealPrepTitle: 'Meal prep',
  mealPrepText: (servings: number, days: number) =>
    `Cooked once for ${counted(days, 'day')}: ${servings} servings, ${days} for ${servings === days ? 'you' : `each of ${servings / days} people`}.`,

  ingredients: 'Ingredients',
  noIngredients: 'We do not know its ingredients.',
  pantryHas: (whole: number, part: number, all: number) =>
    part === 0
      ? `You have ${whole} of ${all} at home.`
      : `You have ${whole} of ${all} at home, and some of ${part} more.`,
  have: { all: 'at home', unclear: 'at home, check how much' },
  haveSome: (share: number) => `${roughShare(share)} at home`,
  steps: 'Instructions',
  stepOf: (dish: string) => `${dish}:`,
  noSteps: 'Nobody has written down the steps of this dish. Cook it your own way.',
  nutrition: 'Nutrition per serving',
  nutritionHint:
    'One adult’s portion. Fat that our recipes pour off, and oil they leave in the pan, is not counted. Values missing from our tables are shown as unknown.',
  tips: 'Tips',
  storage: 'Storage',
  reheating: 'Reheating',
  mealPrepTips: 'Meal prep tips',

  openRecipe: 'Open the recipe',
  startCooking: 'Start cooking',
  print: 'Print recipe',
  share: 'Share',
  shareCopied: 'The recipe is copied. Paste it into a message.',
  savePage: 'Save as a page',
  savePageFailed: 'The page could not be made. Check your connection and try again.',
  shareFailed: 'This browser does not let us share or copy. Print the recipe instead.',
  video: 'Find a video',
  videoQuery: (meal: string) => `how to make ${meal}`,
  newTab: 'opens in a new tab',
} as const

/** As people say it; nobody has 51% of an onion. */
function roughShare(share: number): string {
  if (share < 0.2) return 'a little'
  if (share < 0.42) return 'about a third'
  if (share < 0.58) return 'about half'
  return share < 0.75 ? 'about two thirds' : 'most of it'
}
