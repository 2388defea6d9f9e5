import { spokenName } from '@pennyplate/catalog/foods/spoken-unit'
import type { PlannedWeek, PlanReport } from '@pennyplate/contract/ai/plan'
import { ALWAYS_ENOUGH_G } from '@pennyplate/domain/food/staples'
import { membersOf, thriftyWeeklyCost } from '@pennyplate/domain/profile/household-cost'
import { batchMinutes } from '@pennyplate/domain/recipe/batch-minutes'
import { type ListLine, stockingOf, wasteOf } from '@pennyplate/domain/shopping/shopping-list'
import { traitKindOf } from '@pennyplate/domain/taste/taste-event'
import { type FoodInDish, mealReasons } from '@pennyplate/domain/week/meal-reasons'
import { NOTHING_PROVEN } from '@pennyplate/planner/bound/week-bounds'
import { foodsInSeason } from '@pennyplate/planner/dish/dish-season'
import type { PlacedDish } from '@pennyplate/planner/plan/place-dishes'
import type { SolvedWeek } from '@pennyplate/planner/plan/problem-outcome'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import type { KeptPlate } from '@pennyplate/planner/problem/kept-plates'
import type { ProblemRecipe } from '@pennyplate/planner/problem/problem'
import { lowestUnitDollars } from '@pennyplate/planner/score/unit-dollars'
import type { PlanningContext } from '../context/planning-context.ts'
import { addNutrition, rounded, timesWritten } from '../dish/write-meal.ts'
import { saidInLine } from '../list/said-in-line.ts'
import { wasteName } from '../list/write-line.ts'
import { shopForDishes } from '../week/read-week.ts'
import { reportHealth } from './report-health.ts'

type Found = Pick<
  SolvedWeek,
  'plan' | 'score' | 'concessions' | 'forMore' | 'forTargets' | 'isTwoExchangeOptimal'
> & {
  readonly built: BuiltProblem
}

/** The planner's report on its week: cost, proof, leftovers and reasons. */
export function reportWeek(
  found: Found,
  dishes: readonly PlacedDish[],
  week: PlannedWeek,
  context: PlanningContext,
  kept: readonly KeptPlate[] = [],
): PlanReport {
  const { problem, rules } = found.built
  const { profile } = context
  const shopped = shopForDishes(
    [...dishes.flatMap((dish) => [dish, ...dish.sides]), ...kept.flatMap((plate) => plate.dishes)].map(
      ({ form, servingsPerAdult, ...eaten }) => ({
        name: form.name,
        form,
        servingsPerAdult,
        ...('share' in eaten && eaten.share !== undefined ? { share: eaten.share } : {}),
        isEstimate: false,
        breaks: null,
      }),
    ),
    context,
  )
  const waste = wasteOf(shopped.lines).map((line) => ({
    name: wasteName(line),
    grams: Math.round(line.leftoverG),
    ...saidInLine(line),
    cents: line.leftoverCents,
  }))
  return {
    engine: 'builtin',
    totalCents: found.score.checkoutCents,
    budgetCents: problem.budgetCents ?? 0,
    pantryCents: shopped.pantryCents,
    thriftyCents: thriftyWeeklyCost(membersOf(profile.adults, profile.kidAges)).weeklyCents,
    perDay: nutritionPerDay(week),
    targets: roundedTargets(problem.targets),
    waste,
    wasteCents: waste.reduce((sum, { cents }) => sum + cents, 0),
    alwaysHave: [...(profile.alwaysHave ?? [])],
    ...stocksOf(shopped.lines),
    certificates: {
      isTwoExchangeOptimal: found.isTwoExchangeOptimal,
      recipesConsidered: new Set(found.built.forms.map(({ recipe }) => recipe.id)).size,
      ...NOTHING_PROVEN,
    },
    concessions: [...found.concessions],
    ...learnedFrom(dishes, context),
    ...(found.forMore ? { forMore: found.forMore } : {}),
    ...reportHealth(found),
    reasons: reasonsOf(found.built, dishes, context),
    replaced: [],
    // `health` reports on the wishes, which all have figures, and on the Mediterranean week.
    warnings: wordWarnings({
      ...rules,
      wishes: [],
      styles: rules.styles.filter((style) => style !== 'mediterranean'),
    }),
  }
}

function stocksOf(lines: readonly ListLine[]): Pick<PlanReport, 'stocks'> {
  const stocks = stockingOf(lines).map(({ food, leftoverCents }) => ({
    name: food.name,
    cents: leftoverCents,
  }))
  return stocks.length > 0 ? { stocks } : {}
}

/** Less would not have changed the choice. */
const LEAST_STARS = 0.3

/** The planned dish that the household's own choices spoke for most. */
function learnedFrom(
  dishes: readonly PlacedDish[],
  { tastes: { learned, likes } }: PlanningContext,
): Pick<PlanReport, 'learned'> {
  const [best] = dishes
    .map(({ form }) => ({ form, stars: learned.starsOf(form.recipe.id) }))
    .filter(({ form, stars }) => stars >= LEAST_STARS && !likes.has(form.recipe.id))
    .toSorted((a, b) => b.stars - a.stars || (a.form.recipe.id < b.form.recipe.id ? -1 : 1))
  const reason = best && learned.reasonOf(best.form.recipe.id)
  if (!best || !reason || !learned.isWorthTelling(reason)) return {}
  const isDish = traitKindOf(reason.trait) === 'dish'
  return {
    learned: { ...reason, ...(isDish ? { name: best.form.recipe.name } : {}), dish: best.form.name },
  }
}

/** One adult's nutrition per day, Sunday first. */
export function nutritionPerDay({ days }: PlannedWeek): PlanReport['perDay'] {
  return days.map(({ meals: { breakfast, lunch, dinner, snacks } }) =>
    addNutrition(
      [breakfast, lunch, dinner, ...snacks]
        .flatMap((meal) => (meal ? [meal, ...(meal.sides ?? [])] : []))
        .map(({ nutrition }) => nutrition),
    ),
  )
}

/** Phrases of the household that no rule checks, or that are checked only in part. */
export function wordWarnings({
  notes,
  unknownDislikes,
  partly,
  wishes,
  styles,
}: PlanningContext['rules']): PlanReport['warnings'] {
  const wished = [...wishes, ...styles]
  return [
    ...(notes.length > 0 ? [{ code: 'not-checked' as const, words: [...notes] }] : []),
    ...(unknownDislikes.length > 0
      ? [{ code: 'unresolved-words' as const, words: [...unknownDislikes] }]
      : []),
    ...partly.map(({ phrase, unchecked }) => ({
      code: 'partly-checked' as const,
      words: [phrase],
      unchecked: [...unchecked],
    })),
    ...(wished.length > 0 ? [{ code: 'wishes' as const, words: wished }] : []),
  ]
}

export function roundedTargets(targets: BuiltProblem['problem']['targets']): PlanReport['targets'] {
  return {
    calories: rounded(targets.calories),
    protein: rounded(targets.protein, 1),
    carbs: rounded(targets.carbs, 1),
    fat: rounded(targets.fat, 1),
    fiber: rounded(targets.fiber, 1),
    // Only the added kind has a limit.
    sugar: null,
    addedSugar: rounded(targets.addedSugar, 1),
    sodium: rounded(targets.sodium),
    cholesterol: rounded(targets.cholesterol),
  }
}

/** "Cheap" is a portion among the cheapest fifth of the candidates for that meal. */
const CHEAP_SHARE = 0.2

function reasonsOf(
  { problem, foods }: BuiltProblem,
  dishes: readonly PlacedDish[],
  context: PlanningContext,
): PlanReport['reasons'] {
  const { tastes, profile, catalog } = context
  const unitCents = problem.foods.map((food) => 100 * lowestUnitDollars(food))
  const centsOf = ({ needs }: ProblemRecipe) =>
    needs.reduce((sum, { food, gramsPerAdult }) => sum + gramsPerAdult * (unitCents[food] ?? 0), 0)
  const users = new Map<number, Set<number>>()
  for (const { recipe } of dishes)
    for (const { food } of problem.recipes[recipe]?.needs ?? [])
      users.set(food, (users.get(food) ?? new Set()).add(recipe))
  const costs = problem.recipes.map(centsOf)
  const cheapFor = (slot: PlacedDish['slot']) => {
    const meal = slot === 'snacks' ? 'snack' : slot
    const own = costs.filter((_, at) => problem.recipes[at]?.meals.includes(meal)).sort((a, b) => a - b)
    return own[Math.floor(own.length * CHEAP_SHARE)] ?? 0
  }
  const cheap = {
    breakfast: cheapFor('breakfast'),
    lunch: cheapFor('lunch'),
    dinner: cheapFor('dinner'),
    snacks: cheapFor('snacks'),
  }
  return dishes.flatMap(({ day, slot, index, form, servingsPerAdult, recipe, sides, isLeftover }) => {
    const known = problem.recipes[recipe]
    if (!known) return []
    const inDish = known.needs.map(({ food, gramsPerAdult }): FoodInDish => {
      const { stockG = 0, expiringG = 0 } = problem.foods[food] ?? {}
      const named = foods[food]
      return {
        name: named ? spokenName(named) : '',
        cents: gramsPerAdult * (unitCents[food] ?? 0),
        // Salt and oil are always there, so they speak for no dish.
        isAtHome: stockG > 0 && stockG < ALWAYS_ENOUGH_G,
        isExpiring: expiringG > 0,
        isShared: (users.get(food)?.size ?? 0) > 1,
      }
    })
    const codes = mealReasons(
      {
        minutes:
          known.minutes +
          form.recipe.unattendedMinutes +
          batchMinutes(form.recipe, timesWritten(form, servingsPerAdult, context)),
        costCents: centsOf(known),
        proteinG: known.nutrition.protein,
        isLiked: tastes.likes.has(form.recipe.id),
        isChosenCuisine: form.recipe.cuisines.some((cuisine) => profile.cuisineTypes.includes(cuisine)),
        isLeftover,
        foods: inDish,
        inSeason: [form, ...sides.map((side) => side.form)].flatMap((one) => foodsInSeason(one, catalog)),
      },
      { cheapCents: cheap[slot], proteinTargetG: problem.targets.protein },
    )
    return [{ day, slot, ...(slot === 'snacks' ? { index } : {}), codes }]
  })
}
