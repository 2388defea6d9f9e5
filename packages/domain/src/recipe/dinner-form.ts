import { DAYS_PER_PLAN } from '../bounds/limits.ts'
import type { ServedAs } from './plate.ts'

/** What a dish is when it is served for dinner. A supper is cooked and eaten as a meal, on a plate or from one pot. */
export const DINNER_FORMS = ['supper', 'sandwich', 'breakfast', 'snack'] as const
export type DinnerForm = (typeof DINNER_FORMS)[number]

/** The first that fits counts. What people call a dish says more than how it is served. */
const BY_NAME: readonly (readonly [RegExp, DinnerForm])[] = [
  [/chili mac|bunless|egg foo young/i, 'supper'],
  [
    /nachos|taquitos|quesadilla|nuggets|popcorn chicken|fish sticks|\bwings\b|potstickers|pot stickers|corn dogs?|chili dogs?|hot dogs?|frito pie|walking tacos|chimichanga|\bramen\b|grilled cheese|cheese melts?|cheese fries|english muffin pizza|pizza rolls|bagel bites|boxed mac|snack plate/i,
    'snack',
  ],
  [
    /biscuits and gravy|\beggs?\b.*\b(toast|bacon)\b|pancakes?\b(?<!potato pancakes?)|french toast|^waffles|omelet/i,
    'breakfast',
  ],
  [
    /sandwich|sliders?\b|\bsubs?\b|burgers?$|\bBLTs?\b|gyros?$|\bpanini\b|\bhoagies?\b|\bsloppy joes?$|\bwraps?$/i,
    'sandwich',
  ],
]

const BY_SERVING: Readonly<Partial<Record<ServedAs, DinnerForm>>> = {
  'snack-plate': 'snack',
  'hot-dog': 'snack',
  quesadilla: 'snack',
  toast: 'snack',
  'mac-and-cheese': 'snack',
  sandwich: 'sandwich',
  wrap: 'sandwich',
  burger: 'sandwich',
  burrito: 'sandwich',
  pizza: 'sandwich',
  cereal: 'breakfast',
  oatmeal: 'breakfast',
  eggs: 'breakfast',
  'breakfast-bake': 'breakfast',
  parfait: 'breakfast',
  smoothie: 'breakfast',
  pancakes: 'breakfast',
  hash: 'breakfast',
}

export function dinnerForm(name: string, servedAs?: ServedAs): DinnerForm {
  const named = BY_NAME.find(([words]) => words.test(name))
  return named?.[1] ?? (servedAs && BY_SERVING[servedAs]) ?? 'supper'
}

/** Of seven dinners four at least are suppers, of fewer as large a share. */
export function leastSuppers(dinners: number): number {
  return ofWeek(LEAST_SUPPERS, dinners)
}

const LEAST_SUPPERS = 4

/** So many of seven dinners, of fewer as large a share. */
export function ofWeek(meals: number, dinners: number): number {
  return Math.round((meals * dinners) / DAYS_PER_PLAN)
}
