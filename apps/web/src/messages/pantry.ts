import type { Expiry } from '@pennyplate/domain/pantry/pantry-expiry'
import type { PantryOrder } from '@pennyplate/domain/pantry/pantry-order'
import { mediumDay, shortDay } from './day-words.ts'
import { counted, joinWords, keepsFor } from './wording.ts'

const orders: Readonly<Record<PantryOrder, string>> = {
  added: 'Oldest first',
  newest: 'Newest first',
  name: 'Name',
  expiry: 'Use first',
}

/** The Pantry tab. */
export const pantryMessages = {
  title: 'Pantry',
  lead: 'What you have at home. Plans use it first, so you buy only what is missing.',
  scanBarcode: 'Scan Barcode',
  photoScan: 'Photo Scan',
  processing: 'Processing',
  addManually: 'Add Manually',
  closeForm: 'Close form',
  current: (count: number) => `Current Pantry (${counted(count, 'item')})`,
  empty: 'Your pantry is empty. Start by scanning barcodes or adding items manually.',
  loading: 'Loading your pantry',
  nothingFound: 'Nothing in your pantry matches. Try another word or category.',
  clearSearch: 'Show all items',
  shown: (shown: number, all: number) => `${shown} of ${all} shown`,

  itemName: 'Item name',
  category: 'Category',
  chooseCategory: 'Choose a category',
  quantity: 'Quantity (optional)',
  quantityExample: 'For example, 2 cans',
  brand: 'Brand (optional)',
  useBy: 'Use by (optional)',
  barcode: 'Barcode (optional)',
  dateAdded: 'Date added',
  dateComes: 'We fill in a date for food that spoils soon.',
  keeps: (days: number) => `Keeps about ${keepsFor(days)}.`,
  dateSuggested: (days: number) =>
    `Keeps about ${keepsFor(days)}. Change the date if the package says another one.`,
  chooseDate: (day: string) => `Use ${dayText(day)}`,
  add: 'Add item',
  search: 'Search your pantry',
  allCategories: 'All categories',
  filterCategory: 'Show category',
  sortBy: 'Sort by',
  orders,

  quickAdd: 'Add several at once',
  quickAddHint: 'Separate them with commas, with or without amounts.',
  quickAddExample: '2 cans black beans, milk, 1 dozen eggs',
  quickAddSubmit: 'Add all',
  quickAdded: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} added.` : `${names.length} items added: ${names.join(', ')}.`,
  notKnown: (names: readonly string[]) =>
    `Not recognized: ${names.join(', ')}. Added under Other; edit to choose a category.`,

  edit: (name: string) => `Edit ${name}`,
  editTitle: 'Edit item',
  saveEdit: 'Save',

  duplicates: (name: string, count: number) => `You have ${name} ${count === 2 ? 'twice' : `${count} times`}`,
  duplicatesText: (parts: readonly string[]) => `${parts.join(' and ')}. Merge them into one line?`,
  merge: 'Merge',
  keepApart: 'Keep separate',
  merged: (name: string) => `${name} merged.`,

  boughtFor: (amount: string, isEstimated: boolean) =>
    isEstimated ? `bought for about ${amount}` : `bought for ${amount}`,
  expiry: (expiry: Expiry, day: string, isEstimated: boolean) => expiryText(expiry, day, isEstimated),

  frozenOn: (day: string) => `Cooked, frozen ${shortDay(day)}.`,
  kcalAPortion: (kcal: number | null) => (kcal === null ? '' : `${Math.round(kcal)} kcal a portion.`),

  oneLess: (name: string) => `One less of ${name}`,
  oneMore: (name: string) => `One more of ${name}`,
  delete: (name: string) => `Delete ${name}`,
  added: (name: string) => `${name} added.`,
  deleted: (name: string) => `${name} deleted.`,

  soonTitle: 'Use soon',
  soonMore: (count: number) => `${counted(count, 'more item')} in your pantry`,
  soonIn: (meals: readonly string[]) => `In ${joinWords(meals)}`,
  soonMeal: (day: string, slot: string, name: string) => `${day} ${slot.toLowerCase()}: ${name}`,
  soonInNone: 'In no meal by then',
  findDish: (name: string) => `Find a dish: ${name}`,
  findDishShort: 'Find a dish',
  usedIt: (name: string) => `Used it: ${name}`,
  usedItShort: 'Used it',
  usedDone: (name: string) => `${name} is used.`,
  threwAway: (name: string) => `Threw it away: ${name}`,
  threwAwayShort: 'Threw it away',
  thrownAway: (name: string, amount: string | null) =>
    amount === null ? `${name} is thrown away.` : `${name} is thrown away: ${amount}.`,
  wasteTitle: 'Thrown away',
  waste: ({ amount, count, unpriced }: WasteFigures) =>
    `${amount === null ? '' : `${amount.charAt(0).toUpperCase()}${amount.slice(1)} for `}${counted(count, 'item')} in the last four weeks${unpriced > 0 && amount !== null ? `, ${unpriced} of them without a price` : ''}.`,
  wasteEntry: (name: string, quantity: string, day: string) => `${name}, ${quantity}, ${shortDay(day)}`,
  wasteUndo: (name: string) => `Remove: ${name}`,
  wasteUndoShort: 'Remove',
  aboutAmount: (amount: string) => `about ${amount}`,

  incomplete: 'Please fill in name and category',
  nameMissing: 'What is it called?',
  categoryMissing: 'Which category is it?',
  quantityBelowZero: 'A quantity cannot be below zero.',
  saveFailed: 'Failed to save pantry changes. Please try again.',
  deleteFailed: 'Failed to delete item. Please refresh and try again.',
} as const

type WasteFigures = Readonly<{ amount: string | null; count: number; unpriced: number }>

function expiryText(expiry: Expiry, day: string, isEstimated: boolean): string {
  if (expiry.state === 'none') return ''
  const { state, days } = expiry
  if (state === 'later') return `${isEstimated ? 'Best by about' : 'Use by'} ${dayText(day)}`
  if (state === 'expired') return `${counted(-days, 'day')} past its date`
  if (days === 0) return 'Use today'
  return days === 1 ? 'Use by tomorrow' : `Use within ${days} days`
}

/** A calendar day, whatever the time zone: "Dec 3", with its year when that is not this one. */
function dayText(day: string): string {
  return day.startsWith(String(new Date().getFullYear())) ? shortDay(day) : mediumDay(day)
}
