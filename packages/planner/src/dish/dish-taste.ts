import type { Season } from '@pennyplate/catalog/prices/season'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { FoodGoal, HouseholdProfile } from '../household/household-profile.ts'
import type { HouseholdRules } from '../household/household-rules.ts'
import { FAMILIAR, type Openness, opennessOf } from '../household/openness.ts'
import type { WantedCuisines } from '../household/wanted-cuisines.ts'
import { goalsOf } from '../household/wished-goals.ts'
import type { NutrientAmounts, TasteAtMeal } from '../problem/problem.ts'
import { generosityOf, thinness, unwelcome } from './dish-welcome.ts'
import { goalFit } from './goal-fit.ts'
import { readsSalty, wishesLessSalt } from './less-sodium.ts'

export interface HouseholdTaste {
  readonly openness: Openness
  readonly cuisines: WantedCuisines
  readonly goals: readonly FoodGoal[]
  /** Share of the people at the table who are children. */
  readonly kidShare: number
  /** 1 to 1.6: what a wanted meal is worth to a household grows with its budget. */
  readonly generosity: number
  /** A wish of the household is about salt. */
  readonly watchesSalt: boolean
}

/** In stars of familiarity. */
const ASKED_CUISINE = 0.5
const MISSED_GOALS = -0.8
const LIKED = 1
const LIKED_AT_LEAST = 4
const SEASON = { in: 0.1, near: 0, out: -0.1 } as const
/** The household asked for it to be planned often. */
const OFTEN = 3
const KIDS = { yes: 0, maybe: -0.5, no: -4 } as const
/** In the weight of taste, if only children ate it: they go hungry, however welcome it is to the others. */
const KIDS_REFUSE = 3
/** In the weight of taste: a dish that people who watch their salt know as salty. */
const READS_SALTY = 1
const FEWEST_STARS = 1
const MOST_STARS = 7
/** A dish that nearly every household eats is American wherever it came from. */
const EVERYBODYS = 5

export function householdTaste(
  profile: HouseholdProfile,
  { styles, wishes }: Pick<HouseholdRules, 'styles' | 'wishes'>,
  cuisines: WantedCuisines,
): HouseholdTaste {
  const { adults, kidAges } = profile
  return {
    openness: opennessOf(profile),
    cuisines,
    goals: goalsOf(profile, styles),
    generosity: generosityOf(profile),
    watchesSalt: wishesLessSalt(wishes),
    kidShare: kidAges.length / Math.max(1, adults + kidAges.length),
  }
}

export interface KnownOfDish {
  readonly isLiked: boolean
  /** Stars that its choices add. */
  readonly learned: number
  readonly season: Season | null
}

/** What the household thinks of a dish at each meal it is offered for, by its ratings there. */
export function tastesOf(
  form: RecipeForm,
  ratings: ReadonlyMap<DishMeal, number>,
  nutrition: NutrientAmounts,
  known: KnownOfDish,
  household: HouseholdTaste,
): Readonly<Partial<Record<DishMeal, TasteAtMeal>>> {
  return Object.fromEntries(
    [...ratings].map(([meal, rating]) => [
      meal,
      tasteAtMeal(form, meal, rating, nutrition, known, household),
    ]),
  )
}

function tasteAtMeal(
  form: RecipeForm,
  meal: DishMeal,
  rating: number,
  nutrition: NutrientAmounts,
  known: KnownOfDish,
  { openness, cuisines, goals, kidShare, generosity, watchesSalt }: HouseholdTaste,
): TasteAtMeal {
  const { recipe } = form
  const familiar = (known.isLiked ? Math.max(LIKED_AT_LEAST, rating) : rating) + known.learned
  const isOften = recipe.own?.plan === 'often'
  const isAsked = cuisines.count > 0 && cuisines.isWanted(recipe)
  const origin = originOf(recipe, rating, cuisines)
  const stars =
    familiar +
    (origin === 'asked' || origin === null ? ASKED_CUISINE : 0) +
    (known.isLiked ? LIKED : 0) +
    (known.season === null ? 0 : SEASON[known.season]) +
    (isOften ? OFTEN : 0) +
    kidShare * KIDS[recipe.plate?.kids ?? 'maybe'] +
    MISSED_GOALS * (1 - goalFit(nutrition, goals))
  const share =
    (Math.min(MOST_STARS, Math.max(FEWEST_STARS, stars)) - FEWEST_STARS) / (MOST_STARS - FEWEST_STARS)
  return {
    appeal:
      1 -
      openness.weight * (1 - share) -
      (known.isLiked || isOften
        ? 0
        : generosity * unwelcome(recipe, meal, { isAsked, learned: known.learned })) -
      thinness(meal, nutrition.protein) -
      (watchesSalt && readsSalty(form) ? READS_SALTY : 0) -
      (recipe.plate?.kids === 'no' ? kidShare * KIDS_REFUSE : 0),
    isNew: familiar < FAMILIAR,
    isStrange: familiar < openness.leastFamiliarity,
    origin,
  }
}

function originOf(
  recipe: RecipeForm['recipe'],
  rating: number,
  { count, isWanted, wantsAmerican }: WantedCuisines,
): TasteAtMeal['origin'] {
  if (count === 0) return null
  // What a household wrote down itself is usual there, whatever cuisines it asked us for.
  const isAmerican = recipe.cuisines.includes('American') || rating >= EVERYBODYS || recipe.own !== undefined
  if (isWanted(recipe) || (isAmerican && wantsAmerican)) return 'asked'
  return isAmerican ? 'usual' : 'other'
}
