import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import type { Clash } from '@pennyplate/domain/own-recipe/merge-own-recipe'
import type { RecipeCommand } from '@pennyplate/domain/own-recipe/recipe-change'
import type { WeekFault } from '@pennyplate/domain/week/week-outcome'
import { failureMessages } from './failures.ts'
import { joinWords } from './wording.ts'

const documentNames: Readonly<Record<DocumentKey, string>> = {
  profile: 'profile',
  currentMealPlan: 'meal plan',
  currentShoppingList: 'shopping list',
  pantry: 'pantry',
  wastedFood: 'food thrown away',
  recipeFavorites: 'liked recipes',
  recipeDislikes: 'disliked recipes',
  mealPlanHistory: 'past weeks',
  cookingHistory: 'cooked meals',
  recipeBox: 'collections and notes',
  lineTies: 'foods of your own words',
  ownFoods: 'foods you added',
  recipesCache: 'saved recipes',
  tosAcceptance: 'terms acceptance',
  subscriptionStatus: 'subscription',
  accountDeleted: 'account deletion',
}

type Refusal = Readonly<{
  code: string
  details: readonly Readonly<{ path: string; reason: string }>[]
}>

const notDone: Readonly<Record<WeekCommand['type'], string | undefined>> = {
  take: 'The new week was not saved.',
  put: 'The plan was not saved.',
  prove: undefined,
  replace: 'The meal was not changed.',
  replan: 'The rest of the week was not planned again.',
  swapSide: 'The sides were not changed.',
  setServings: 'The number of people was not changed.',
  move: 'The meal was not moved.',
  copy: 'The meal was not copied.',
  skip: 'The meal was not skipped.',
  eatOut: 'The meal was not changed.',
  setPlace: 'The meal was not changed.',
  lock: 'The meal was not changed.',
  show: 'The other week was not opened.',
  noteDay: 'The note was not saved.',
  accept: 'The plan was not accepted.',
  reopen: 'The plan was not reopened.',
  delete: 'The plan was not deleted.',
  reuse: 'The week was not used again.',
  buy: 'The shopping list was not put into your pantry.',
  tick: 'Your list was not checked off.',
  cook: 'The meal was not marked as cooked.',
  cookDish: 'The meal was not marked as cooked.',
  editPantry: 'Failed to save pantry changes.',
  freeze: 'The portions were not put into the freezer.',
  price: undefined,
  undo: 'That change was not undone.',
}

const stuckNames: Readonly<Record<WeekCommand['type'], string>> = {
  take: 'Saving a new week',
  put: 'Saving a plan',
  prove: 'Checking the week',
  replace: 'Changing a meal',
  replan: 'Planning the rest of the week again',
  swapSide: 'Changing sides',
  setServings: 'Changing the number of people at a meal',
  move: 'Moving a meal',
  copy: 'Copying a meal',
  skip: 'Skipping a meal',
  eatOut: 'Eating out',
  setPlace: 'Changing where a meal is eaten',
  lock: 'Keeping a meal',
  show: 'Opening another week',
  noteDay: 'A note on a day',
  accept: 'Accepting the plan',
  reopen: 'Reopening the plan',
  delete: 'Deleting the plan',
  reuse: 'Using a week again',
  buy: 'Putting the shopping list into your pantry',
  tick: 'Checking off your list',
  cook: 'Marking a meal as cooked',
  cookDish: 'Marking a meal as cooked',
  editPantry: 'Changing your pantry',
  freeze: 'Putting portions into the freezer',
  price: 'Working out the total',
  undo: 'Undoing a change',
}

const CHANGED = 'The plan changed on another device.'
const faultReasons: Readonly<Record<WeekFault, string>> = {
  no_plan: 'The plan was deleted on another device.',
  already_accepted: 'The plan was accepted on another device.',
  not_accepted: CHANGED,
  no_shopping_list: 'The shopping list is gone already.',
  same_meal: 'It is that meal already.',
  empty_name: 'The meal has no name.',
  no_such_slot: CHANGED,
  no_such_meal: CHANGED,
  no_such_week: 'That week is no longer saved.',
  changed_since: CHANGED,
  needs_server: 'The server could not work it out.',
  nothing_to_undo: CHANGED,
  does_not_freeze: 'This meal does not freeze well.',
  pantry_full: 'It has as many items as fit. Delete what you no longer have.',
}

const clashNames: Readonly<Partial<Record<Clash, string>>> = {
  name: 'the name',
  meals: 'the meals',
  servings: 'the servings',
  activeMinutes: 'the active minutes',
  totalMinutes: 'the total minutes',
  lines: 'the ingredients',
  ties: 'the foods of ingredients',
  steps: 'the steps',
  notes: 'the notes',
  tags: 'the tags',
  plan: 'how often to plan it',
  sides: 'the sides',
  keepsDays: 'how long leftovers keep',
  atDinner: 'what it is for dinner',
}

/** What became of changes, and what to do about refused ones. */
export const storeMessages = {
  stuckTitle(command: WeekCommand | RecipeCommand): string {
    if (command.type === 'writeRecipe')
      return `${command.value ? 'Saving' : 'Deleting'} ${recipeName(command)}`
    return command.type === 'replace' ? `Changing a meal to ${command.meal.name}` : stuckNames[command.type]
  },
  stuckText:
    'The server has answered several times and has neither made nor refused this change. You can try again, or drop it; your other changes are kept and sent.',
  recipeRefused: (refusal: Refusal) =>
    `${refusalReason(refusal)} Your recipe is kept in this browser, so you can change or copy it.`,
  clashTitle: (command: RecipeCommand) => `Two changes of ${recipeName(command)}`,
  clashText: (fields: readonly Clash[]) =>
    `Somebody else changed ${joinWords(fields.map((field) => clashNames[field] ?? 'details'))}, too. Yours ${fields.length === 1 ? 'is' : 'are'} saved; all other changes of both are kept.`,
  takeTheirs: 'Use theirs',
  keepMine: 'Keep mine',
  /** What became of a change of an own recipe. */
  recipeProblem(command: RecipeCommand, why: Refusal | 'changed' | readonly Clash[]): string {
    const name = recipeName(command)
    if (why === 'changed') return `${name} is not deleted: it was changed on another device.`
    if ('code' in why) return `${name} is not ${command.value ? 'saved' : 'deleted'}. ${refusalReason(why)}`
    return `${storeMessages.clashTitle(command)}. ${storeMessages.clashText(why)}`
  },
  drop: 'Drop this change',
  unsentTitle: 'Sign out with unsent changes?',
  unsentText: (count: number) =>
    count === 1
      ? 'One change is in this browser only and has not been sent yet. Signing out deletes it here, so send it or save it to a file first.'
      : `${count} changes are in this browser only and have not been sent yet. Signing out deletes them here, so send them or save them to a file first.`,
  sendUnsent: 'Send and sign out',
  stillUnsent: 'It could not be sent now. You are still signed in, and nothing is lost.',
  saveUnsent: 'Save to a file',
  discardUnsent: 'Discard and sign out',
  refused(key: DocumentKey, refusal: Refusal): string {
    return `The server did not accept your ${documentNames[key]}. ${refusalReason(refusal)} Your change is kept in this browser.`
  },
  /** A change that could not be made. Undefined where nobody asked for it. */
  dropped(command: WeekCommand['type'], why: WeekFault | Refusal): string | undefined {
    const what = notDone[command]
    return what && `${what} ${typeof why === 'string' ? faultReasons[why] : refusalReason(why)}`
  },
  refusedTitle: (key: DocumentKey) => `Your ${documentNames[key]} could not be saved`,
  refusedReason: refusalReason,
  refusedHelp: 'Change it to save it again, or go back to the last saved version.',
  discard: 'Go back to the saved version',
  copiesUnavailable:
    'This browser does not let Pennyplate keep copies here, as is common in private windows. Saving works, but changes made offline are lost when you close this page.',
} as const

function recipeName({ value, base }: RecipeCommand): string {
  return (value ?? base.value)?.name ?? ''
}

function refusalReason({ code, details }: Refusal): string {
  if (code === 'value_too_large') return 'This is too large. Remove what you no longer need.'
  if (code === 'household_full') return failureMessages.householdFull
  if (code === 'storage_full') return 'Your storage is full. Remove old recipes or weeks.'
  const [first] = details
  if (!first) return 'Something in it is not valid.'
  return first.path ? `The problem: ${first.path} ${first.reason}.` : `The problem: it ${first.reason}.`
}
