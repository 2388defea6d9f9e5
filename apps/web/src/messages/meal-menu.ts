import { formatSignedCents } from '@pennyplate/domain/money'
import type { MealPlace } from '@pennyplate/domain/week/week-plan'
import { counted, joinWords } from './wording.ts'

/** At most this many foods are named; the rest is counted. */
const NAMED = 3

function named(foods: readonly string[]): string {
  const more = foods.length - NAMED
  if (more <= 0) return joinWords(foods)
  return joinWords([...foods.slice(0, NAMED), `${more} more`])
}

/** What can be done with one meal of the week, and what was done. */
export const mealMenuMessages = {
  move: 'Move to another day',
  moveText: (meal: string) =>
    `Choose where ${meal} goes. A meal that is there already changes places with it.`,
  moveMeal: 'Meal',
  /** Between the day and what is there now. */
  spokenPlace: (slot: string, isTaken: boolean) =>
    `${slot.toLowerCase()}, ${isTaken ? 'changes places with' : ''}`,
  free: 'Free',
  here: 'Here now',
  people: 'Change how many eat',
  peopleNow: (count: number) => `For ${counted(count, 'person', 'people')}`,
  peopleTitle: 'How many people eat this meal?',
  peopleText: (usual: number) => `Usually ${counted(usual, 'person', 'people')} at your table.`,
  fewer: 'Fewer people',
  more: 'More people',
  setPeople: 'Save',
  usualPeople: 'As usual',
  servedTo: (meal: string, count: number) => `${meal} is for ${counted(count, 'person', 'people')}.`,

  lock: 'Keep this meal',
  lockText: 'It stays when you plan the rest of the week again',
  unlock: 'Stop keeping this meal',
  locked: (meal: string) => `${meal} stays when you plan again.`,
  unlocked: (meal: string) => `${meal} may change when you plan again.`,

  freeze: 'Freeze it',
  freezeText: (portions: number) => `Not hungry for it? ${counted(portions, 'portion')} go into your freezer`,
  frozen: (portions: number, meal: string) => `${counted(portions, 'portion')} of ${meal} in your freezer.`,

  noCooking: 'Not cooking?',
  back: 'Back',
  places: {
    leftover: 'Leftovers',
    out: 'Eating out',
    school: 'School or work lunch',
    skip: 'Skip this meal',
  } satisfies Readonly<Record<MealPlace, string>>,
  placed: {
    leftover: (where: string) => `Leftovers for ${where}.`,
    out: (where: string) => `Eating out for ${where}.`,
    school: (where: string) => `School or work lunch for ${where}.`,
    skip: (where: string) => `Nothing to cook for ${where}.`,
  } satisfies Readonly<Record<MealPlace, (where: string) => string>>,

  outTitle: 'Eating out',
  outCost: 'What it costs, if you want to keep track',
  outCostWrong: 'Enter an amount like 30 or 12.50, or leave it empty.',
  outFromBudget: 'Take it from this week’s grocery budget',
  outSet: 'Eat out',

  bill: (cents: number) => (cents === 0 ? 'Same bill.' : `${formatSignedCents(cents)} at checkout.`),
  newOnList: (foods: readonly string[]) => `New on your list: ${named(foods)}.`,
  buyMore: (foods: readonly string[]) => `Buy more: ${named(foods)}.`,
  buyLess: (foods: readonly string[]) => `Buy less: ${named(foods)}.`,
  spare: (foods: readonly string[]) => `Spare now: ${named(foods)}.`,
  notNeeded: (foods: readonly string[]) => `No longer on your list: ${named(foods)}.`,
  sameList: 'Your list stays the same.',
} as const
