import { welcome } from '@pennyplate/catalog/recipes/familiarity'
import { membersOf, thriftyWeeklyCost } from '@pennyplate/domain/profile/household-cost'
import type { DishMeal, Recipe } from '@pennyplate/domain/recipe/recipe'
import type { HouseholdProfile } from '../household/household-profile.ts'

const MOST_STARS = 5
const FEWEST_STARS = 1
const UNRATED = 3
/** In the weight of taste, for each star squared: half a star less costs little, two stars a lot. */
const UNWELCOME = 1 / 8
/** The judges spoke for all households; people who asked for a cuisine are gladder of it. */
const ASKED_CUISINE = { stars: 1, atMost: 4.5 }

/** What a dish costs at a meal that nobody looks forward to, in the weight of taste; 0 for a favorite. */
export function unwelcome(
  { id, own }: Pick<Recipe, 'id' | 'own'>,
  meal: DishMeal,
  { isAsked, learned }: { readonly isAsked: boolean; readonly learned: number },
): number {
  if (meal === 'snack') return 0
  const rated = own?.familiarity ?? welcome(id, meal) ?? UNRATED
  const asked = isAsked ? Math.min(ASKED_CUISINE.atMost, rated + ASKED_CUISINE.stars) : rated
  const stars = Math.min(MOST_STARS, Math.max(FEWEST_STARS, Math.max(rated, asked) + learned))
  return UNWELCOME * (MOST_STARS - stars) ** 2
}

/** Grams of protein below which a main is too thin for its meal, and what each gram less costs, in the weight of taste. */
const FULL_G = { breakfast: 0, lunch: 9, dinner: 16, snack: 0 } as const
const THIN = 0.03

export function thinness(meal: DishMeal, proteinG: number): number {
  return THIN * Math.max(0, FULL_G[meal] - proteinG)
}

const TIGHT_SHARE = 0.6
const GENEROUS = 0.6

/** 1 at 60 % of USDA's Thrifty Food Plan, where every dollar counts, to 1.6 at all of it: a welcome meal may then cost more. */
export function generosityOf({
  adults,
  kidAges,
  weeklyBudget,
}: Pick<HouseholdProfile, 'adults' | 'kidAges' | 'weeklyBudget'>): number {
  const { weeklyCents } = thriftyWeeklyCost(membersOf(adults, kidAges))
  const share = (100 * weeklyBudget) / Math.max(1, weeklyCents)
  return 1 + GENEROUS * Math.min(1, Math.max(0, (share - TIGHT_SHARE) / (1 - TIGHT_SHARE)))
}
