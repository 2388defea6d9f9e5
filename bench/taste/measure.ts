import { familiarity, familiarityOnDiet, welcome } from '@pennyplate/catalog/recipes/familiarity'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import type { DietPoints } from '@pennyplate/domain/food/healthy-eating-index'
import { membersOf, thriftyWeeklyCost } from '@pennyplate/domain/profile/household-cost'
import { dinnerForm } from '@pennyplate/domain/recipe/dinner-form'
import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { Catalog } from '@pennyplate/planner/catalog/catalog'
import { mealKindsOf } from '@pennyplate/planner/dish/meal-kind'
import { ratedDiets } from '@pennyplate/planner/household/rated-diets'
import { wantedCuisines } from '@pennyplate/planner/household/wanted-cuisines'
import { type HouseholdOutcome, planHousehold } from '@pennyplate/planner/plan/plan-household'
import { priceBetterWeek } from '@pennyplate/planner/plan/price-better-week'
import { dailyNutrition } from '@pennyplate/planner/score/score-plan'
import { extraHealthyPoints, pointsOf } from './diet-quality.ts'
import type { HouseholdType } from './household-types.ts'
import { hasSide, isComplete, isThinAlone, type Plate, platesOf, produceG, refusedOn } from './plates.ts'

const SATURDAY = 6
const EASY_MINUTES = 15

type Planned = HouseholdOutcome & { readonly outcome: 'planned' }

/** Figures of one planned week. Shares are from 0 to 1. */
export interface WeekFigures {
  readonly name: string
  readonly hasDiet: boolean
  readonly isMealPrep: boolean
  readonly budgetToThrifty: number
  readonly totalCents: number
  readonly score: number
  readonly concessions: readonly string[]
  /** Of the rated breakfasts, lunches and dinners: rated at least 4, and how many below 2.5 that nobody asked for, and below 3.5. */
  readonly familiar: number
  readonly unusual: number
  readonly known: number
  /** Of lunches and dinners; null if the household asked for no cuisine. */
  readonly asked: number | null
  readonly distinct: Readonly<Record<'breakfast' | 'lunch' | 'dinner', number>>
  /** How often the most frequent main stands at lunch or dinner, leftovers not counted, and the most frequent breakfast. */
  readonly mostMain: number
  readonly mostBreakfast: number
  /** Of seven dinners. */
  readonly suppers: number
  /** Breakfasts, lunches and dinners of the kind that comes most often. */
  readonly mostOfAKind: number
  readonly refusedByKids: number
  /** Monday to Friday, of more than 15 active minutes. */
  readonly slowBreakfasts: number
  readonly weekdayBreakfasts: number
  readonly complete: number
  /** Sides beside a dish that refuses them, and dishes that are thin alone without a vegetable. */
  readonly refusedSides: number
  readonly thinAlone: number
  readonly dinnerComponents: number
  readonly fruit: number
  readonly vegetable: number
  readonly produceG: number
  readonly nearDays: number
  /** What the week says a better one would add to the bill; null if it is not sure. */
  readonly betterAddsCents: number | null
  /** Of the Healthy Eating Index: this week, and the week it would have with Extra Healthy if it has no diet. */
  readonly diet: DietPoints | null
  readonly extraHealthy: DietPoints | null
  readonly ms: number
  /** How welcome the mains are, of 5. */
  readonly welcome: Readonly<Record<'lunch' | 'dinner', number>>
  readonly menu: readonly string[]
}

export type Measured =
  | { readonly name: string; readonly refused: string; readonly ms: number }
  | { readonly name: string; readonly week: WeekFigures }

export function measure(
  type: HouseholdType,
  catalog: Catalog,
  options: { readonly seed: number; readonly iterations: number },
): Measured {
  const { name, request } = type
  const start = performance.now()
  const outcome = planHousehold(request, catalog, { ...options, prove: true })
  const ms = performance.now() - start
  if (outcome.outcome === 'cancelled') return { name, refused: 'cancelled', ms }
  if (outcome.outcome === 'infeasible') {
    const ways = outcome.ways.map(({ change, totalCents }) => `${change.code} ${dollars(totalCents)}`)
    return { name, refused: `${outcome.reason}; ${ways.join(', ')}`, ms }
  }
  return { name, week: figuresOf(type, outcome, catalog, options, ms) }
}

function figuresOf(
  type: HouseholdType,
  { built, plan, score, concessions }: Planned,
  catalog: Catalog,
  options: { readonly seed: number; readonly iterations: number },
  ms: number,
): WeekFigures {
  const { name } = type
  const { profile } = type.request
  const plates = platesOf(built, plan)
  const isMealPrep = profile.prepStyle === 'Weekly Meal Prep'
  const diets = ratedDiets(built.rules)
  const at = (...meals: DishMeal[]) => plates.filter(({ meal }) => meals.includes(meal))
  const fresh = (...meals: DishMeal[]) => at(...meals).filter(({ isLeftover }) => !isLeftover)
  const ratingOf = ({ main: { recipe }, meal }: Plate) => {
    const ofDiets = diets.flatMap((diet) => familiarityOnDiet(recipe.id, meal, diet) ?? [])
    return ofDiets.length > 0 ? Math.min(...ofDiets) : familiarity(recipe.id, meal)
  }
  const ratings = at('breakfast', 'lunch', 'dinner').flatMap((plate) => ratingOf(plate) ?? [])
  const welcomeAt = (meal: 'lunch' | 'dinner') =>
    mean(at(meal).flatMap(({ main }) => welcome(main.recipe.id, meal) ?? []))
  const cuisines = wantedCuisines(profile, catalog)
  const wantsAmerican = profile.cuisineTypes.includes('American')
  const isAsked = (plate: Plate) =>
    cuisines.isWanted(plate.main.recipe) || (wantsAmerican && (ratingOf(plate) ?? 0) >= 5)
  const weekdays = isMealPrep ? [] : at('breakfast').filter(({ day }) => day > 0 && day < SATURDAY)
  const calories = dailyNutrition(built.problem, plan).map(([kcal = 0]) => kcal)
  const thrifty = thriftyWeeklyCost(membersOf(profile.adults, profile.kidAges)).weeklyCents
  const better = priceBetterWeek(built, { plan, totalCents: score.checkoutCents, concessions }, options)
  return {
    name,
    hasDiet: diets.length > 0,
    isMealPrep,
    budgetToThrifty: (100 * profile.weeklyBudget) / thrifty,
    totalCents: score.checkoutCents,
    score: score.total,
    concessions,
    familiar: share(ratings, (rating) => rating >= 4),
    unusual: at('breakfast', 'lunch', 'dinner').filter(
      (plate) => (ratingOf(plate) ?? 5) < 2.5 && !(cuisines.count > 0 && isAsked(plate)),
    ).length,
    known: ratings.filter((rating) => rating >= 2.5 && rating < 3.5).length,
    asked: cuisines.count === 0 ? null : share(at('lunch', 'dinner'), isAsked),
    distinct: {
      breakfast: distinct(fresh('breakfast')),
      lunch: distinct(fresh('lunch')),
      dinner: distinct(fresh('dinner')),
    },
    mostMain: most(fresh('lunch', 'dinner')),
    mostBreakfast: most(fresh('breakfast')),
    suppers: at('dinner').filter(isSupper).length,
    mostOfAKind: mostOfAKind(at('breakfast', 'lunch', 'dinner')),
    refusedByKids:
      profile.kidAges.length === 0
        ? 0
        : at('breakfast', 'lunch', 'dinner').filter(({ main }) => main.recipe.plate?.kids === 'no').length,
    slowBreakfasts: weekdays.filter(({ main }) => main.recipe.activeMinutes > EASY_MINUTES).length,
    weekdayBreakfasts: weekdays.length,
    complete: share(at('breakfast', 'lunch', 'dinner'), isComplete),
    refusedSides: plates.reduce((sum, plate) => sum + refusedOn(plate), 0),
    thinAlone: plates.filter(isThinAlone).length,
    dinnerComponents: mean(at('dinner').map(({ sides }) => 1 + sides.length)),
    fruit: share(at('breakfast', 'lunch'), (plate) => hasSide(plate, ['fruit'])),
    vegetable: share(at('dinner'), (plate) => hasSide(plate, ['vegetable', 'salad'])),
    produceG:
      plates.reduce((sum, plate) => sum + produceG(plate) * built.servingsPerAdult(plate.main.recipe), 0) /
      DAYS_PER_PLAN,
    nearDays: calories.filter((kcal) => Math.abs(kcal / built.problem.targets.calories - 1) <= 0.07).length,
    betterAddsCents: better?.addsCents ?? null,
    diet: pointsOf(built, plan),
    extraHealthy: diets.length > 0 ? null : extraHealthyPoints(type, catalog, options),
    ms,
    welcome: { lunch: welcomeAt('lunch'), dinner: welcomeAt('dinner') },
    menu: Array.from({ length: DAYS_PER_PLAN }, (_, day) =>
      plates
        .filter((plate) => plate.day === day)
        .toSorted((a, b) => DISH_MEALS.indexOf(a.meal) - DISH_MEALS.indexOf(b.meal))
        .map((plate) => `${plateName(plate)} (${ratingOf(plate) ?? '-'})`)
        .join(' | '),
    ),
  }
}

function plateName({ main, sides, isLeftover }: Plate): string {
  const name = isLeftover ? `leftover ${main.name}` : main.name
  return sides.length === 0 ? name : `${name}, ${sides.map((side) => side.name.toLowerCase()).join(', ')}`
}

function distinct(plates: readonly Plate[]): number {
  return new Set(plates.map(({ main }) => main.recipe.id)).size
}

function most(plates: readonly Plate[]): number {
  const counts = [...Map.groupBy(plates, ({ main }) => main.recipe.id).values()].map(({ length }) => length)
  return Math.max(0, ...counts)
}

function isSupper({ main: { name, recipe } }: Plate): boolean {
  return dinnerForm(name, recipe.plate?.servedAs) === 'supper'
}

function mostOfAKind(plates: readonly Plate[]): number {
  const kinds = plates.flatMap(({ main }) => mealKindsOf(main))
  const counts = [...Map.groupBy(kinds, (kind) => kind).values()].map(({ length }) => length)
  return Math.max(0, ...counts)
}

function share<T>(of: readonly T[], isIt: (one: T) => boolean): number {
  return of.length === 0 ? 1 : of.filter(isIt).length / of.length
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

export function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
