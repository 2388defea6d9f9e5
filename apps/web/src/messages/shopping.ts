import type { LIST_WARNINGS, PRICE_KINDS } from '@pennyplate/contract/ai/shopping-list'
import { aboutAmount, type SaidIn, saidAmount } from '@pennyplate/domain/amounts/said-amount'
import { loweredFood } from '@pennyplate/domain/food/food-words'
import { savingTipText } from '@pennyplate/domain/shopping/saving-tip-text'
import { weekRange } from './day-words.ts'
import { counted, joinWords, keepsFor } from './wording.ts'

const portions = (food: string, limit: string) => (names: readonly string[]) =>
  `More ${food} than usual: ${joinWords(names)}. We expect at most ${limit} per adult per week.`

/** The Shopping tab. */
export const shoppingMessages = {
  title: 'Shopping List',
  loading: 'Loading your shopping list',
  empty: 'No shopping list available. Generate a meal plan first!',
  emptyHere: 'The week on screen has no list yet.',
  emptyText: 'Accept a plan to get one list by aisle, in whole packages, without what you already have.',
  allBought: 'Everything on your list is bought.',
  allBoughtText: 'It is in your pantry, and the next plan uses it first.',
  emptyAction: 'Go to my meal plan',
  listOf: (weekStart: string) => `For the week of ${weekRange(weekStart).join(' – ')}.`,
  openListOf: (weekStart: string) => `Open the list for ${weekRange(weekStart).join(' – ')}`,

  tipsTitle: 'Shopping at Walmart',
  tipsText: (zip: string) =>
    `Prices are our catalog’s for Walmart near ZIP ${zip}, for whole packages. If the shelf price is different, press the pencil next to it and the total updates. Store brands such as Great Value are usually the cheapest.`,

  totals: 'Total and budget',
  total: 'Total',
  /** Once some of it is in the pantry, which the total includes. */
  leftOnList: 'On this list',
  budget: (amount: string) => `Budget: ${amount} a week.`,
  putAway: (amount: string) => `${amount} of it is in your pantry.`,
  likely: (low: string, high: string) => `At checkout, most likely ${low} to ${high}.`,
  atLeast: (count: number) => `${counted(count, 'item has', 'items have')} no price, so you will pay more.`,
  print: 'Print List',
  startAisle: 'Start shopping',

  listLabel: 'What to buy',
  tick: (name: string, amount: string) => (amount === '' ? name : `${name}, ${amount}`),
  search: (name: string) => `${name}, search at Walmart (opens a new tab)`,
  noPrice: 'no price',
  /** Before a price we did not read off the household's own shelf. */
  aboutMark: '≈',
  aboutPrice: (name: string) => `Where the price of ${name} comes from`,
  priceKinds: {
    shelf: 'Shelf price',
    adjusted: 'Adjusted shelf price',
    blend: 'Between shelf prices',
    estimate: 'Estimate',
  } satisfies Record<(typeof PRICE_KINDS)[number], string> as Readonly<Record<string, string>>,
  priceUnknownKind: 'Price',
  priceOf: (kind: string, date: string) => (kind === '' ? `As of ${date}` : `${kind} of ${date}`),
  /** The budget lies within the likely range: what is left is not known to the cent. */
  aboutTheBudget: 'about all of it',
  estimatedFood: 'estimate of what this meal needs',
  youPaid: (listed: string | null) =>
    listed === null ? 'The price you paid' : `The price you paid; listed at ${listed}`,
  atHome: 'Already at home',
  byHand: 'Added by you',
  short: (grams: number, saidIn: SaidIn | undefined) => `${saidAmount(grams, saidIn)} short for your week`,
  progress: (ticked: number, all: number) => `${ticked} of ${all} checked`,
  clearTicks: 'Clear checkmarks',

  edit: (name: string) => `Edit ${name}`,
  editTitle: (name: string) => name,
  packageCount: (pack: string) => `Number of ${pack}`,
  fewer: (pack: string) => `One less: ${pack}`,
  more: (pack: string) => `One more: ${pack}`,
  quantity: 'Quantity',
  pricePaid: 'Price paid',
  pricePaidHint: 'For all of it, in dollars.',
  pricePaidFault: 'Enter an amount such as 3.49, or leave it blank.',
  keepOnePackage: 'At least one package. To buy none, remove the item.',
  alreadyHave: 'I already have this',
  save: 'Save',
  remove: 'Remove',
  removed: (name: string) => `${name} removed from the list.`,
  factsTitle: 'About this item',
  priceFrom: (source: string, date: string) =>
    /\b20\d\d$/.test(source) ? `${source}.` : `${source}. As of ${date}.`,
  priceRange: (low: string, high: string) => `Likely between ${low} and ${high}.`,
  forMeals: (meals: readonly string[]) => `For ${joinWords(meals)}.`,
  pantryHas: (grams: number, saidIn: SaidIn | undefined) => `From your pantry: ${saidAmount(grams, saidIn)}.`,
  leftOver: (grams: number, saidIn: SaidIn | undefined, days: number | undefined) => {
    const left = `${aboutAmount(saidAmount(grams, saidIn))} will be left`
    return days === undefined ? `${left}.` : `${left}, good for ${keepsFor(days)} once opened or cut.`
  },

  add: 'Add an item',
  addHint: 'With or without an amount. We look up the aisle and the price.',
  addExample: '2 lb ground beef',
  addSubmit: 'Add',
  added: (name: string, category: string) => `${name} added under ${category}.`,
  addedUnpriced: (name: string) => `${name} added under Other, without a price.`,
  otherSection: 'Other',

  newLine: 'New: your week has changed',
  moreThanBefore: 'More than before: your week has changed',
  lessThanBefore: 'Less than before: your week or your pantry has changed',
  spareNow: (count: number) => `${counted(count, 'package')} spare: your week has changed`,
  droppedTitle: 'No longer needed',
  droppedText: 'Your week has changed, or you have it at home now. What is in your cart already is spare.',
  outdatedTitle: 'Your week has changed',
  outdatedText:
    'We are working out what you need now. Without a connection, the list is updated when you are online again.',
  outdatedTotal: 'Updating…',
  fromPantryTitle: 'Already in your pantry',
  fromPantryText: (saved: string | null) =>
    saved === null
      ? 'Your week uses these, so they are not on the list.'
      : `Your week uses these, so they are not on the list. What you have saves ${saved}.`,
  fromPantryLine: (name: string, grams: number, saidIn: SaidIn | undefined) =>
    `${name}, ${saidAmount(grams, saidIn)}`,

  remarksTitle: 'Worth a second look',
  remarks: {
    'not-checked': (names) => `Not checked: ${joinWords(names)}.`,
    'missing-price': (names) => `No price for ${joinWords(names)}. The total leaves it out.`,
    'estimated-price': (names) => `Estimated prices: ${joinWords(names)}.`,
    'over-budget': () => 'The list costs more than your budget.',
    'under-budget-target': () =>
      'You asked to stick to your budget. This list uses less than 95% of it, because nothing more expensive made the week better.',
    'eggs-limit': portions('eggs', '2 dozen'),
    'meat-limit': portions('meat', '5 lb'),
    'bacon-limit': portions('bacon', '2 packages'),
    'milk-limit': portions('milk', '1 gallon'),
    'bread-limit': portions('bread', '2 loaves'),
    'snacks-limit': portions('snacks', '2 packages'),
    'not-for-household': (names) =>
      `Bought, but your profile rules ${names.length === 1 ? 'it' : 'them'} out now: ${joinWords(names)}.`,
  } satisfies Record<(typeof LIST_WARNINGS)[number], (names: readonly string[]) => string> as Readonly<
    Record<string, (names: readonly string[]) => string>
  >,

  unsuitableTitle: (count: number) =>
    count === 1 ? '1 food here is not for your household' : `${count} foods here are not for your household`,
  unsuitableText:
    'The meals of your week want them. Replace the meals that do not suit, and the list follows.',
  unsuitableAction: 'See the meals',

  freezeTitle: 'Freeze when you get home',
  freeze: (food: string, keepsDays: number, day: string, dish: string, thawEvenings: number) =>
    `${food}: fresh for ${keepsFor(keepsDays)}. Freeze what you need for ${day}’s ${loweredFood(dish)}, and thaw it in the refrigerator ${thawEvenings === 1 ? 'the evening' : `${thawEvenings} evenings`} before.`,
  savingTips: 'Money Saving Tips',
  savingTip: savingTipText,

  order: 'Order from Walmart (Coming Soon)',
  orderTitle: 'Coming soon',
  orderText:
    'Walmart integration is coming soon. Until then, every name on your list is a link that searches walmart.com for it.',
  orderClose: 'OK',

  toPantry: 'Add Shopping List to Pantry (After Ordering)',
  toPantryDone: (count: number) => `${counted(count, 'item')} added to your pantry. The list is cleared.`,
  toPantrySome: (count: number, left: number) =>
    `${counted(count, 'item')} added to your pantry. ${counted(left, 'item stays', 'items stay')} on your list.`,
  boughtTitle: 'Did you buy these?',
  boughtText: (count: number, bought: number) =>
    `${bought === 0 ? 'Nothing on the list is checked off.' : `${counted(count, 'item is', 'items are')} not checked off.`} Check what you bought. The rest stays on your list.`,
  boughtAll: (count: number) => (count === 1 ? 'Bought it' : `Bought all ${count}`),
  boughtNone: 'Bought none of them',
  boughtSome: (count: number) => `Bought ${count} of them`,
  nothingToAdd: 'No shopping list to add to pantry',
  toPantryFailed: 'Failed to add items to pantry. Please try again.',
  saveFailed: 'Your change could not be saved. Please try again.',

  aisleTitle: 'In the store',
  aisleLeave: 'Done',
  inCart: 'In your cart',
  stillToGet: (count: number, amount: string) =>
    count === 0 ? 'Everything is in the cart.' : `${counted(count, 'item')} to get, ${amount}.`,
  wouldGoOver: 'goes over budget',
  overTitle: (amount: string) => `Everything left would put you ${amount} over budget`,
  overText: 'Skipping these hurts your week least:',
  overNothingLeft: 'There is nothing left to skip.',
  leaveOutMeals: (meals: number) => (meals === 0 ? 'no meal needs it' : counted(meals, 'meal')),
  aisleSection: (category: string, left: number) =>
    left === 0 ? `${category}, all checked` : `${category}, ${left} to get`,
} as const
