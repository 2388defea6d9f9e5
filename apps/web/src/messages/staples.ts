import { counted } from './wording.ts'

/** Staples that a household always has. */
export const staplesMessages = {
  cardTitle: 'What do you always have at home?',
  cardText: 'Press what is in your kitchen anyway. Plans cook with it and do not buy it.',
  save: 'Save staples',
  skip: 'Skip this',
  saved: (count: number) => `${counted(count, 'staple')} saved. Change them in your pantry.`,
  skipped: 'Skipped. You can choose staples in your pantry.',
  saveFailed: 'Your staples could not be saved. Please try again.',
  legend: 'Staples',

  sectionTitle: 'Always have',
  sectionText: 'Plans cook with these and do not buy them.',

  runningOutTitle: 'Running out of a staple?',
  runningOutText: 'Press it. It goes on your list, and plans do not count on it until you buy it.',
  onNextList: (name: string) => `${name} goes on your next shopping list.`,
  notRunningOut: (name: string) => `${name} counts as at home again.`,

  listTitle: 'You always have',
  listText: 'Your week uses these too. Running out? Press one to buy it.',
  listAdded: (name: string) => `${name} is on your list now.`,
  listAddedUnpriced: (name: string) => `${name} is on your list now, without a price.`,
} as const
