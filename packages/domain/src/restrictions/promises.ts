import type { DietType, Restriction } from '../diet/diet-options.ts'
import { HEALTH_WISHES, type HealthWishId } from '../diet/health-wishes.ts'
import { MEDITERRANEAN_AIMS, saidAims } from '../diet/week-aims.ts'
import type { UncheckedCode } from './concept.ts'

/**
 * What each diet and restriction in the profile promises about food, and what we do not check (D34). The profile shows both,
 * each week names what is not checked, and docs/promises.md has the same table. For what people write in their own words, see
 * the concepts beside this file.
 */
export interface FoodPromise {
  /** What is kept, as the profile says it. */
  readonly keeps: string
  readonly unchecked: readonly UncheckedCode[]
  /** Where more is judged than each food by itself. */
  readonly over: readonly ('meal' | 'day' | 'week')[]
  /** Whose list or figures these are. */
  readonly source: string
}

const TRACES = ['cross-contact'] as const
const USUAL = 'the usual meaning; choices in docs/catalog.md'
const LABELING = 'the nine major allergens of US law'

function foods(keeps: string, source: string, unchecked: readonly UncheckedCode[] = []): FoodPromise {
  return { keeps, unchecked, over: [], source }
}

const NO_GLUTEN = foods(
  'No wheat, barley or rye; oats only when certified gluten-free.',
  'gluten-free labeling (21 CFR 101.91)',
  TRACES,
)
const NO_MILK = foods('Nothing made from milk.', LABELING, TRACES)

/** Diets without a rule of their own promise nothing. */
export type PromisedDiet = Exclude<DietType, 'None' | 'Other'>

export const DIET_PROMISES: Readonly<Record<PromisedDiet, FoodPromise>> = {
  Keto: {
    ...foods(
      'Few net carbs a day, and no grains, beans, starchy vegetables or sugar.',
      'net carbs of USDA FoodData Central; limits in docs/catalog.md and docs/planner.md',
    ),
    over: ['day'],
  },
  Paleo: foods('No grains, legumes, dairy, white potatoes, seed oils, alcohol or processed foods.', USUAL),
  Carnivore: foods('Animal foods and salt, nothing else.', USUAL),
  Mediterranean: {
    ...foods(
      `No processed meat, candy or bought sweets, sugary drinks, chips, butter or lard, and red meat only when it is lean. The week aims for ${saidAims(MEDITERRANEAN_AIMS)}.`,
      USUAL,
    ),
    over: ['meal', 'week'],
  },
  Vegan: foods('Nothing from animals, including honey and gelatin.', USUAL),
  Vegetarian: foods('No meat, poultry, fish, shellfish or gelatin. Milk and eggs are fine.', USUAL),
  Whole30: foods('No added sugar, alcohol, grains, legumes, soy or dairy. Ghee is fine.', USUAL),
  'Low FODMAP': {
    ...foods(
      'Only foods known to be low in FODMAPs, and small amounts of moderate ones, added up over a meal. By public lists of 2018, with what is known since of grapes.',
      'a community list (oseparovic/fodmap_list) of March 2018',
      ['amounts'],
    ),
    over: ['meal'],
  },
  'Gluten-Free': NO_GLUTEN,
  'Dairy-Free': NO_MILK,
}

export const RESTRICTION_PROMISES: Readonly<Record<Restriction, FoodPromise>> = {
  milk: NO_MILK,
  egg: foods('No eggs, and nothing that holds them.', LABELING, TRACES),
  fish: foods('No fish, and nothing that holds it.', LABELING, TRACES),
  shellfish: foods('No shellfish, and nothing that holds it.', LABELING, TRACES),
  'tree-nut': foods(
    'No tree nuts, and nothing that holds them. Coconut is not one; write “coconut” if you avoid it.',
    `${LABELING}; FDA guidance of January 2025`,
    TRACES,
  ),
  peanut: foods('No peanuts, and nothing that holds them.', LABELING, TRACES),
  wheat: foods('No wheat, and nothing that holds it.', LABELING, TRACES),
  soy: foods(
    'No soy, and nothing that holds it. Refined soybean oil is allowed, as on US labels.',
    LABELING,
    TRACES,
  ),
  sesame: foods('No sesame, and nothing that holds it.', LABELING, TRACES),
  gluten: NO_GLUTEN,
  pork: foods('No pork, and no gelatin, because labels seldom say what it is made of.', USUAL),
  alcohol: foods('No alcohol, in drinks or in cooking.', USUAL),
  'low-sodium': {
    ...foods(
      'Each day stays within your sodium limit, and no meal has more than two fifths of it. A day that misses it is named.',
      'the Daily Value of sodium (21 CFR 101.9)',
    ),
    over: ['meal', 'day'],
  },
}

/** Wishes that are more than one figure, with what is aimed for: the week names what it misses. */
export const WISH_PROMISES = {
  'diabetes-friendly': {
    keeps: `No sugary drinks, juice on its own or sweet smoothies. The week aims for 30 to 60 g of carbohydrate at each meal, enough fiber, limits of sodium, fat and saturated fat each day, and ${saidAims(HEALTH_WISHES['diabetes-friendly'].aims)}.`,
    unchecked: [],
    over: ['meal', 'day'],
    source: 'carbohydrate counting and the plate method of the American Diabetes Association and CDC',
  },
} as const satisfies Partial<Record<HealthWishId, FoodPromise>>

export function promiseOfDiet(diet: DietType): FoodPromise | undefined {
  return diet === 'None' || diet === 'Other' ? undefined : DIET_PROMISES[diet]
}
