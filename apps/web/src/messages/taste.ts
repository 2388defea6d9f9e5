import type { TasteAnswer, TasteSign } from '@pennyplate/contract/taste/taste'
import type { ServedAs } from '@pennyplate/domain/recipe/plate'
import { traitKindOf, traitValueOf } from '@pennyplate/domain/taste/taste-event'
import type { LearnedInWeek } from '@pennyplate/domain/week/week-report'
import { joinWords } from './wording.ts'

/** What Settings says about the taste that was learned, and Why this plan. */
export const tasteMessages = {
  title: 'What we learned about your taste',
  lead: 'From the meals you keep, cook, replace and skip. Everything fades and is forgotten after half a year.',
  loading: 'Loading what we learned',
  failed: (why: string) => `What we learned could not be loaded. ${why}`,
  none: 'Nothing yet. Keep, cook or replace some meals, and what your household likes shows up here.',
  unsure: 'You have made some choices, but they do not point anywhere yet.',
  likes: 'You like',
  dislikes: 'You would rather not have',
  notTrue: 'Not true',
  notTrueNamed: (what: string) => `Not true: ${what}`,
  corrected: (what: string) => `Forgotten: ${what}. What you do from now on counts again.`,
  correctFailed: (why: string) => `Nothing was changed. ${why}`,
  reset: 'Forget everything',
  resetTitle: 'Forget everything we learned?',
  resetText: 'Plans go back to what most households like. Your liked and disliked recipes stay.',
  resetKeep: 'Keep it',
  resetDone: 'Everything we learned is forgotten.',
} as const

type Told = Omit<TasteAnswer['traits'][number], 'counts'> & {
  readonly counts: Readonly<Partial<Record<TasteSign, number>>>
}

const FORMS: Readonly<Record<ServedAs, string>> = {
  cereal: 'Cereal',
  oatmeal: 'Oatmeal',
  eggs: 'Egg dishes',
  'breakfast-bake': 'Breakfast bakes',
  parfait: 'Parfaits',
  smoothie: 'Smoothies',
  toast: 'Toast',
  pancakes: 'Pancakes',
  hash: 'Hash',
  sandwich: 'Sandwiches',
  wrap: 'Wraps',
  burger: 'Burgers',
  'hot-dog': 'Hot dogs',
  pizza: 'Pizza',
  taco: 'Tacos',
  burrito: 'Burritos',
  quesadilla: 'Quesadillas',
  soup: 'Soups',
  stew: 'Stews',
  chili: 'Chili',
  salad: 'Salads',
  bowl: 'Bowls',
  pasta: 'Pasta',
  'mac-and-cheese': 'Mac and cheese',
  casserole: 'Casseroles',
  meatloaf: 'Meatloaf',
  skillet: 'Skillet meals',
  'stir-fry': 'Stir-fries',
  'fried-rice': 'Fried rice',
  'sheet-pan': 'Sheet pan dinners',
  roast: 'Roasts',
  grilled: 'Grilled dishes',
  fried: 'Fried dishes',
  'slow-cooker': 'Slow cooker meals',
  'leftovers-remake': 'Dishes made from leftovers',
  'snack-plate': 'Snack plates',
  other: 'Other dishes',
}

const PROTEINS: Readonly<Record<string, string>> = {
  beef: 'Beef',
  pork: 'Pork',
  lamb: 'Lamb',
  poultry: 'Chicken and turkey',
  meat: 'Other meat',
  fish: 'Fish',
  shellfish: 'Shellfish',
  egg: 'Eggs',
  soy: 'Tofu and soy',
  pulse: 'Beans and lentils',
  cheese: 'Cheese dishes',
  nuts: 'Nuts and peanuts',
}

/** "Tacos", "Mexican food", "Fish", "Beef stew". */
export function traitName({ trait, name }: Pick<Told, 'trait' | 'name'>): string {
  const value = traitValueOf(trait)
  switch (traitKindOf(trait)) {
    case 'form':
      return isForm(value) ? FORMS[value] : value
    case 'cuisine':
      return `${value} food`
    case 'protein':
      return PROTEINS[value] ?? value
    case 'dish':
      return name ?? value.replace(/^name:/, '')
  }
}

function isForm(value: string): value is ServedAs {
  return Object.hasOwn(FORMS, value)
}

const SIGNS: readonly (readonly [TasteSign, string])[] = [
  ['cooked', 'cooked'],
  ['chosen', 'chose'],
  ['kept', 'kept'],
  ['replaced', 'replaced'],
  ['turned-down', 'turned down'],
  ['skipped', 'skipped'],
]

/** "You cooked 3 times." What points in the direction that was learned comes first. */
export function tasteReason({ counts, stars }: Pick<Told, 'counts' | 'stars'>): string {
  const done = deeds({ counts, stars })
  const listed = [
    ...(counts.liked ? [`${counts.liked} liked`] : []),
    ...(counts.disliked ? [`${counts.disliked} disliked`] : []),
  ]
  const byHand = listed.length > 0 ? [`Of your recipes: ${joinWords(listed)}.`] : []
  return [...(done.length > 0 ? [`You ${joinWords(done)}.`] : []), ...byHand].join(' ')
}

function deeds({ counts, stars }: Pick<Told, 'counts' | 'stars'>): string[] {
  const ordered = stars < 0 ? SIGNS.toReversed() : SIGNS
  return ordered.flatMap(([sign, verb]) => {
    const count = counts[sign]
    if (!count) return []
    return [
      sign === 'kept'
        ? `${verb} ${count === 1 ? 'it in a week' : `it in ${count} weeks`}`
        : `${verb} ${times(count)}`,
    ]
  })
}

/** What learning added to a week: "You seem to like tacos (cooked 3 times). That counted for Turkey tacos." */
export function learnedSentence({ dish, ...told }: LearnedInWeek): string {
  const name = traitName(told)
  const kind = traitKindOf(told.trait)
  const what = kind === 'form' || kind === 'protein' ? name.charAt(0).toLowerCase() + name.slice(1) : name
  const done = deeds(told)
  const why = done.length > 0 ? ` (${joinWords(done)})` : ''
  return `You seem to like ${what}${why}. That counted for ${dish}.`
}

function times(count: number): string {
  if (count === 1) return 'once'
  return count === 2 ? 'twice' : `${count} times`
}

const QUITE_SURE = 0.95
const LIKELY = 0.8

export function surenessWord(sureness: number): string {
  if (sureness >= QUITE_SURE) return 'Quite sure'
  return sureness >= LIKELY ? 'Likely' : 'A guess'
}
