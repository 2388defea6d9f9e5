import type { Allergen } from '@pennyplate/domain/food/food'
import { formatCents } from '@pennyplate/domain/money'
import type { OwnFormFault } from '@pennyplate/domain/own-recipe/recipe-form'
import type { PlanWish } from '@pennyplate/domain/recipe/recipe'
import { allergenLabels } from './allergens.ts'
import { counted, joinWords } from './wording.ts'

/** Who says what an own recipe is served with. */
export type SidesWish = 'planner' | 'nothing' | 'chosen'

/** Writing and changing a recipe of one's own. */
export const ownRecipeMessages = {
  write: 'Write a recipe',
  change: 'Change',
  copy: 'Copy and change',
  changeTitle: (name: string) => `Change ${name}`,
  copyTitle: (name: string) => `Your copy of ${name}`,
  loading: 'Loading the recipe',
  loadFailed: (reason: string) => `The recipe could not be loaded. ${reason}`,
  notFound: 'This recipe is not there. It may have been deleted on another device.',
  back: 'Back to all recipes',
  copyName: (name: string) => `My ${name.charAt(0).toLowerCase()}${name.slice(1)}`,

  name: 'Name',
  meals: 'Good for',
  mealsHint: 'Plans use it only for these.',
  servings: 'Servings',
  activeMinutes: 'Active minutes',
  totalMinutes: 'Total minutes',
  lines: 'Ingredients',
  linesHint: 'One per line, as you would write it. End a heading with a colon.',
  linesExample: '1 lb ground beef\n1 (14.5 oz) can diced tomatoes\nFor the top:\n1 cup shredded cheddar',
  steps: 'Steps',
  stepsHint: 'One per line. End a heading with a colon.',
  notes: 'Notes',
  notesHint: 'Leave an empty line between two notes.',
  tags: 'Tags',
  tagsHint: 'Such as Mexican, freezer. Put commas between them.',
  plan: 'Plan it',
  plans: { often: 'Often', sometimes: 'Sometimes', never: 'Never' } as Readonly<Record<PlanWish, string>>,

  goesWith: 'Goes with',
  goesWithHint: 'What plans put beside it.',
  sideChoices: {
    planner: 'Planner chooses',
    nothing: 'Nothing',
    chosen: 'Sides I choose',
  } as Readonly<Record<SidesWish, string>>,
  goesWithPlanner: 'Sides that suit it. The planner chooses.',
  goesWithNothing: 'Nothing. It is a meal by itself.',
  changeSides: 'Change sides',
  sidesDone: 'Done',
  sidesSaved: 'Saved. Weeks you plan from now on follow it.',
  noSidesYet: 'No side is chosen yet.',
  oneOfAKind: 'Of two vegetables or two breads, plans serve one at a time.',
  findSide: 'Add a side',
  findSideExample: 'Such as rice',
  sidesFound: (count: number) => (count === 0 ? 'We have no such side.' : `${counted(count, 'side')} to add`),
  addSide: (name: string) => `Add ${name}`,
  removeSide: (name: string) => `Remove ${name}`,
  sidesFull: 'That is as many as one recipe can have.',
  unknownSide: 'A side we no longer have',

  keeps: 'Leftovers keep',
  keepsHint: 'Plans eat them on one of the days after.',
  keepsDays: {
    planner: 'Planner decides',
    none: 'No leftovers',
    one: '1 day',
    two: '2 days',
    three: '3 days',
    four: '4 days',
  },

  atDinner: 'For dinner it is',
  atDinnerHint: 'Weeks have mostly suppers.',
  dinnerForms: {
    planner: 'Planner decides',
    supper: 'A supper',
    sandwich: 'A sandwich',
    breakfast: 'Breakfast',
    snack: 'A snack',
  },

  faults: {
    missing: 'Please fill this in.',
    'too-long': 'Something here is too long.',
    'too-many': 'There are too many of these.',
    'no-number': 'Enter a number.',
    'less-than-active': 'The total includes the active minutes.',
  } as Readonly<Record<OwnFormFault, string>>,
  linesTooLong: 'One line is longer than 500 letters.',
  faultsLeft: 'Please correct the fields marked in red.',

  readings: 'How we read it',
  noReadings: 'Each ingredient appears here with its food, weight, price and allergens.',
  reading: 'Reading',
  readFailed: 'The ingredients cannot be read right now. You can still save the recipe.',
  readStatus: (open: number) =>
    open === 0 ? 'All ingredients are read.' : `${counted(open, 'ingredient')} we do not know.`,
  unknown: 'We do not know this food',
  unweighed: 'no weight',
  unpriced: 'not priced',
  unsure: 'Is this right?',
  nothing: 'Nothing to buy',
  isHarmless: 'You said it needs no food.',
  allergens: (allergens: readonly Allergen[]) => `Allergens: ${namesOf(allergens)}`,
  otherFood: 'Other food',
  otherFoodOf: (line: string) => `Other food for ${line}`,
  foodOf: (line: string) => `Which food is “${line}”?`,
  searching: 'Searching',
  searchFailed: 'Foods cannot be searched right now. Check your connection and try again.',
  nothingFound: (typed: string) => `We have no food called “${typed}”.`,
  choose: 'Choose a food, or type another name.',
  harmless: 'Needs no food',
  harmlessOf: (line: string) => `${line} needs no food`,
  remembered: 'As you said in another recipe',
  offered: (food: string) =>
    `You said ${food} in another recipe. It may lack an allergen of this line, so it is not used here by itself.`,
  takeOffered: (food: string) => `Use ${food}`,
  forget: 'Forget this',
  forgetOf: (line: string) => `Forget this for ${line}`,
  forgotten: 'Forgotten. Your other recipes read these words anew.',
  readAgain: 'Read it again',
  readAgainOf: (line: string) => `Read it again: ${line}`,

  summary: (servings: number | null) =>
    servings === null || servings === 1 ? 'One serving' : `One serving of ${servings}`,
  adultGets: (cents: number, kcal: number | null) =>
    `Shared by age at your table, an adult’s serving is ${joinWords([
      formatCents(cents),
      ...(kcal === null ? [] : [`${Math.round(kcal).toLocaleString('en-US')} calories`]),
    ])}.`,
  perServing: 'per serving',
  noPrice: (count: number) => `No price: ${counted(count, 'ingredient')} not known`,
  withoutPrice: (count: number) => `${counted(count, 'ingredient')} not in this price`,
  noCalories: 'Calories are not known.',
  calories: (kcal: number, share: number) =>
    share >= 1
      ? `${Math.round(kcal)} calories`
      : `At least ${Math.round(kcal)} calories: ${Math.floor(share * 100)}% of the ingredients are known`,
  contains: (allergens: readonly Allergen[]) => `Contains ${namesOf(allergens)}.`,
  said: (allergens: readonly Allergen[]) => `By its words, contains ${namesOf(allergens)}.`,
  mayContain: (allergens: readonly Allergen[]) => `Some brands contain ${namesOf(allergens)}.`,
  noAllergens: 'None of the nine major allergens found.',
  writersNotes: 'Notes of the recipe',
  source: 'From',
  known: 'What we know of it',
  priceWithout: (count: number) => `The price leaves out ${counted(count, 'ingredient')}.`,
  nutritionOf: (share: number) =>
    `We know the nutrition of ${Math.floor(share * 100)}% of the ingredients. The whole recipe has more than is shown.`,
  nutritionUnknown: (share: number) =>
    `We know the nutrition of ${Math.floor(share * 100)}% of the ingredients, so that of the recipe is not known.`,
  mayHold: (allergens: readonly Allergen[]) => `Contains or may contain ${namesOf(allergens)}.`,
  swapped: 'For your household, other foods take the place of what it may not eat.',
  notSure: (open: number) =>
    `What ${counted(open, 'unknown ingredient')} ${open === 1 ? 'contains' : 'contain'} is not known, so no allergy or diet counts this recipe as safe.`,

  save: 'Save recipe',
  cancel: 'Cancel',
  remove: 'Delete recipe',
  saved: (name: string) => `${name} is saved.`,
  unsentShort: 'Not sent yet',
  unsent: 'Not sent yet. Price and nutrition come when it is sent.',
  removed: (name: string) => `${name} is deleted.`,
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed in this recipe will be lost.',
  leaveGo: 'Leave without saving',
  leaveStay: 'Keep writing',
} as const

function namesOf(allergens: readonly Allergen[]): string {
  return joinWords(allergens.map((allergen) => allergenLabels[allergen].toLowerCase()))
}
