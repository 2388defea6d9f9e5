import type { Unsuitable } from '@pennyplate/contract/recipes/household-recipes'
import { formatCents } from '@pennyplate/domain/money'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { BoxOrder } from '@pennyplate/domain/recipe-box/choose-recipes'
import { duration } from './dish-time.ts'
import { ruledOutBy, withBeside } from './import-conflicts.ts'
import { slotNameOfOne } from './meal-slots.ts'
import { agreeing, chooseWords, counted, joinWords } from './wording.ts'

/** All recipes, on the Recipes tab. */
export const recipeBoxMessages = {
  views: 'Recipes shown',
  thisWeek: 'This week',
  all: 'All recipes',
  loading: 'Loading all recipes',
  loadFailed: (reason: string) => `The recipes could not be loaded. ${reason}`,

  bring: 'Bring in recipes',
  search: 'Search recipes',
  searchExample: 'Chicken soup, zucchini, vegan tacos',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  clear: 'Clear filters',
  meal: 'Meal',
  anyMeal: 'Any meal',
  meals: { ...slotNameOfOne, snack: slotNameOfOne.snacks } as Readonly<Record<DishMeal, string>>,
  time: 'Time',
  anyTime: 'Any time',
  minutesAtMost: (minutes: number) => `${minutes} min or less`,
  cost: 'Cost per serving',
  anyCost: 'Any cost',
  centsAtMost: (cents: number) => `${formatCents(cents)} or less`,
  diet: 'Diet',
  anyDiet: 'Any diet',
  tool: 'Made with',
  anyTool: 'Any tools',
  collection: 'Collection',
  anyCollection: 'All recipes',
  order: 'Sort by',
  orders: {
    best: 'Best match',
    cheapest: 'Lowest cost',
    quickest: 'Quickest',
    name: 'Name',
    rating: 'Your rating',
    pantry: 'Most at home',
  } as Readonly<Record<BoxOrder, string>>,
  marks: 'Show only',
  mine: 'Mine',
  familiar: 'Familiar',
  fromPantry: 'Pantry',
  favorites: 'Favorites',
  cookedBefore: 'Cooked',

  found: (count: number) =>
    count === 0 ? 'No recipes match.' : count === 1 ? '1 recipe' : `${count.toLocaleString('en-US')} recipes`,
  shown: (shown: number, all: number) => `${shown} of ${all.toLocaleString('en-US')} shown`,
  more: (count: number) => `Show ${count} more`,
  previousPage: 'Previous',
  nextPage: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  nothing: 'Try fewer words or filters.',
  unsuitable: (count: number) =>
    `${counted(count, 'more recipe')} ${count === 1 ? 'matches, but does' : 'match, but do'} not fit your profile.`,
  showUnsuitable: 'Show them too',
  hideUnsuitable: 'Hide what does not fit',

  pricesOf: (region: string | null) =>
    region === null
      ? 'Costs are US average prices: we do not know the stores of your ZIP code.'
      : `Costs are one adult’s serving at prices in ${region}, from your ZIP code.`,
  pricesNational: 'Costs are one serving at US average prices, until your own can be loaded.',
  ownFailed: 'Your own recipes could not be loaded.',
  ownKept: 'Your own recipes are shown as this device last saw them.',
  noneMine: 'You have no recipes of your own yet. Write one, or bring in those you have elsewhere.',
  notJudged:
    'These recipes are not checked against your profile yet, so they cannot be put into your week. Connect to check them.',
  notChecked: (phrases: readonly string[]) => `Not checked: ${joinWords(phrases)}.`,
  unsettled: (phrases: readonly string[]) =>
    `We do not understand ${joinWords(phrases.map((phrase) => `“${phrase}”`))} in your profile. Recipes cannot be put into your week until you tell us what it means.`,
  toProfile: 'Open my profile',

  open: (recipe: string) => `Recipe: ${recipe}`,
  minutes: duration,
  isFamiliar: 'familiar',
  isOwn: 'your recipe',
  cookedTimes: (times: number) => (times === 1 ? 'cooked once' : `cooked ${times} times`),
  rated: (rating: number) => `rated ${rating.toFixed(1).replace('.0', '')} of 5`,
  atHome: (share: number) => `${Math.round(share * 100)}% of its foods at home`,
  perServing: 'per serving',
  favorite: (recipe: string) => `Favorite: ${recipe}`,
  does: (unsuitable: Unsuitable) => {
    if (unsuitable.code === 'missing-tool')
      return `Needs a tool your kitchen lacks: ${chooseWords(unsuitable.tools)}.`
    return unsuitable.code === 'unknown-food'
      ? `May not suit you: we do not know everything in ${unsuitable.food.toLowerCase()}.`
      : `Not for you: ${withBeside(unsuitable.food.toLowerCase(), unsuitable.beside)} ${agreeing(unsuitable.food, ruledOutBy(unsuitable.by))}.`
  },

  put: 'Put into the week',
  putNamed: (recipe: string) => `Put ${recipe} into the week`,
  putTitle: (recipe: string) => `Put ${recipe} into the week`,
  putDay: 'Day',
  putMeal: 'Meal',
  putAnyway: 'Put it in anyway',
  instead: (meal: string) => `instead of ${meal}`,
  nothingPlanned: 'nothing planned',
  addsSnack: 'one more snack',
  listFollows: 'Your shopping list follows: what is new is added, and nothing bought is bought again.',
  putDone: (recipe: string, day: string, slot: string) => `${recipe} is now ${day}’s ${slot.toLowerCase()}.`,
  putSame: (recipe: string, day: string, slot: string) =>
    `${recipe} already is ${day}’s ${slot.toLowerCase()}.`,
  putFailed: 'The week has changed in the meantime. Take another look.',
  undone: 'Your week is back to what it was.',
  noWeek: 'You have no plan to put it into yet.',
  noWeekAction: 'Go to my meal plan',

  collections: 'Collections',
  inCollection: 'In your collections',
  noCollections: 'You have no collections yet.',
  newCollection: 'New collection',
  newCollectionHint: 'Such as “Camping” or “Kids cook”',
  addCollection: 'Create',
  collectionExists: 'You have a collection of that name.',
  manage: 'Manage collections',
  manageTitle: 'Your collections',
  countIn: (count: number) => counted(count, 'recipe'),
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  renameLabel: (name: string) => `New name for ${name}`,
  save: 'Save',
  remove: 'Delete',
  removeNamed: (name: string) => `Delete ${name}`,
  removed: (name: string) => `Collection ${name} is deleted. Its recipes stay.`,

  notes: 'Your notes',
  noNotes: 'After cooking, write down what you would do differently.',
  rating: 'How was it?',
  noRating: 'No rating',
  stars: (rating: number) => `${rating} of 5`,
  noteText: 'Note',
  noteDate: 'Cooked on',
  addNote: 'Save note',
  noteEmpty: 'Choose a rating or write a note.',
  removeNote: (day: string) => `Delete the note of ${day}`,
  noteRemoved: 'Note deleted.',
} as const
