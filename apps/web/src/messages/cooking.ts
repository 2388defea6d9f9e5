import { counted } from './wording.ts'

/** Marking a meal as cooked, and undoing it. */
export const cookingMessages = {
  cooked: 'Cooked',
  cookedMeal: (meal: string) => `Cooked: ${meal}`,
  title: 'Cooked it?',
  endText: 'Mark it as cooked to remove what you used from your pantry.',
  question: (meal: string) => `Mark ${meal} as cooked? This will remove ingredients from your pantry.`,
  again: 'You already marked it as cooked. This removes its ingredients from your pantry again.',
  mark: 'Mark as cooked',
  marking: 'Saving...',
  done: 'Marked as cooked',
  takenTitle: 'Removed from your pantry',
  usedUp: (before: string) => `${before}, used up`,
  nothingTaken: 'None of its ingredients are in your pantry, so nothing was removed.',
  unclearTitle: 'Not changed',
  unclearText: 'We cannot tell how much of these you used. Change them in your pantry if you like.',
  freezeTitle: 'Some left for the freezer?',
  fewerPortions: 'Fewer portions',
  morePortions: 'More portions',
  freeze: (portions: number) => `Freeze ${counted(portions, 'portion')}`,
  frozen: (portions: number) =>
    `${counted(portions, 'portion')} in your freezer. Your next plan can use ${portions === 1 ? 'it' : 'them'}.`,
  unfreeze: 'Undo freezing',
  freezeFailed: 'The plan changed meanwhile. Please try again.',
  undo: 'Undo',
  undone: (meal: string) => `${meal} is no longer marked as cooked, and your pantry is back to what it was.`,
  close: 'Done',
  recipeFailed: (message: string) => `Failed to load recipe: ${message}`,
  withoutPantry: 'Mark as cooked, keep the pantry as is',
  undoFailed: 'It was not undone, because it changed on another device.',
  saveFailed: 'Failed to save pantry changes. Please try again.',
} as const
