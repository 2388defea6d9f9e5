import { costOf } from '@pennyplate/catalog/recipes/form-cost'
import {
  addedSugarPerServing,
  foodGroupsPerServing,
  nutritionPerServing,
} from '@pennyplate/catalog/recipes/form-facts'
import { illustrationOf } from '@pennyplate/catalog/recipes/illustration-of'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { KnownNutrition, PlannedMeal, PlannedSide } from '@pennyplate/contract/ai/meal'
import { groupsIn } from '@pennyplate/domain/food/food-groups'
import type { MealNutrient } from '@pennyplate/domain/food/nutrition'
import { dollarsFromCents, roundCents } from '@pennyplate/domain/money'
import { timesMade } from '@pennyplate/domain/recipe/least-batch'
import { difficultyOf } from '@pennyplate/domain/recipe/recipe'
import { asThawed } from '@pennyplate/domain/week/from-freezer'
import { keepsDaysOf } from '@pennyplate/planner/dish/dish-traits'
import type { PlacedDish, PlacedSide } from '@pennyplate/planner/plan/place-dishes'
import type { PlanningContext } from '../context/planning-context.ts'
import { plannedTimes } from './meal-times.ts'
import { madeWithIn, rewordVariant } from './reword-variant.ts'

/** A catalog dish as a meal of a plan, for one adult. */
export function writeMeal(form: RecipeForm, servingsPerAdult: number, context: PlanningContext): PlannedMeal {
  const { recipe, name, variantId } = form
  const formerNames = [recipe, ...recipe.variants].flatMap((named) => named.formerNames)
  return {
    name,
    ...(name === recipe.name ? {} : { dish: recipe.name }),
    recipeId: recipe.id,
    ...(formerNames.length > 0 ? { formerNames } : {}),
    ...(variantId === null ? {} : { formId: variantId }),
    servingsPerAdult,
    estimatedCost: dollarsFromCents(portionCents(form, servingsPerAdult, context)),
    ...plannedTimes(form, timesWritten(form, servingsPerAdult, context), context.profile),
    difficulty: difficultyOf(recipe.activeMinutes),
    ...portionFacts(form, servingsPerAdult),
    illustration: illustrationOf(form),
    keepsDays: keepsDaysOf(recipe),
    ...(recipe.freezes ? { freezes: true } : {}),
    ...describeForm(form),
  }
}

/** A placed dish with its sides as a meal of a plan. */
export function writePlate(
  {
    form,
    servingsPerAdult,
    sides,
    freezer,
  }: Pick<PlacedDish, 'form' | 'servingsPerAdult' | 'freezer'> & {
    readonly sides: readonly Omit<PlacedSide, 'recipe'>[]
  },
  context: PlanningContext,
): PlannedMeal {
  const written = writeMeal(form, servingsPerAdult, context)
  const meal = freezer ? asThawed(written, freezer) : written
  if (sides.length === 0) return meal
  return { ...meal, sides: sides.map((side) => writeSide(side.form, side.servingsPerAdult, context)) }
}

/** A catalog side as a side of a plan, for one adult. */
export function writeSide(form: RecipeForm, servingsPerAdult: number, context: PlanningContext): PlannedSide {
  const { name, recipe, variantId } = form
  const { ahead: _, ...times } = plannedTimes(
    form,
    timesWritten(form, servingsPerAdult, context),
    context.profile,
  )
  return {
    name,
    recipeId: recipe.id,
    ...(variantId === null ? {} : { formId: variantId }),
    ...(recipe.side?.remakes ? { remakesAs: recipe.side.remakes.as } : {}),
    ...(recipe.side?.dayBefore ? { dayBefore: true } : {}),
    servingsPerAdult,
    estimatedCost: dollarsFromCents(portionCents(form, servingsPerAdult, context)),
    ...times,
    ...portionFacts(form, servingsPerAdult),
  }
}

/** How many times the recipe's own amounts are cooked for the household. */
export function timesWritten(
  { recipe }: RecipeForm,
  servingsPerAdult: number,
  { adultEquivalents }: Pick<PlanningContext, 'adultEquivalents'>,
): number {
  return timesMade(recipe, servingsPerAdult * adultEquivalents)
}

function describeForm(form: RecipeForm): Pick<PlannedMeal, 'description' | 'madeWith'> {
  const words = rewordVariant(form)
  return { description: words.description, ...madeWithIn(form, words) }
}

/** The used share of its packages, for what one adult eats of it: of a loaf for one, too. */
export function portionCents(
  form: RecipeForm,
  servingsPerAdult: number,
  { catalog }: Pick<PlanningContext, 'catalog'>,
): number {
  return roundCents((costOf(form, catalog.packagesOf)?.usedCentsPerServing ?? 0) * servingsPerAdult)
}

/** What a meal or side says of one adult's portion. */
export function portionFacts(
  form: RecipeForm,
  servingsPerAdult: number,
): Pick<PlannedMeal, 'nutrition' | 'foodGroups'> {
  const serving = foodGroupsPerServing(form)
  const groups = serving && groupsIn((group) => rounded(serving[group] * servingsPerAdult, 2))
  return {
    nutrition: portionNutrition(form, servingsPerAdult),
    ...(groups ? { foodGroups: { ...groups } } : {}),
  }
}

export function portionNutrition(form: RecipeForm, servingsPerAdult: number): KnownNutrition {
  const facts = nutritionPerServing(form)
  const figure = (amount: number | null, digits = 0) =>
    amount === null ? null : rounded(amount * servingsPerAdult, digits)
  return {
    calories: figure(facts.energyKcal),
    protein: figure(facts.proteinG, 1),
    carbs: figure(facts.carbsG, 1),
    fat: figure(facts.fatG, 1),
    fiber: figure(facts.fiberG, 1),
    sugar: figure(facts.sugarG, 1),
    addedSugar: figure(addedSugarPerServing(form), 1),
    sodium: figure(facts.sodiumMg),
    cholesterol: figure(facts.cholesterolMg),
  }
}

export function rounded(amount: number, digits = 0): number {
  const scale = 10 ** digits
  return Math.round(amount * scale) / scale
}

/** If one meal's figure is unknown, the sum is unknown (D25). */
export function addNutrition(meals: readonly KnownNutrition[]): KnownNutrition {
  const sum = (key: MealNutrient) =>
    meals.reduce<number | null>((total, meal) => {
      const amount = meal[key]
      return total === null || amount === null ? null : rounded(total + amount, 1)
    }, 0)
  return {
    calories: sum('calories'),
    protein: sum('protein'),
    carbs: sum('carbs'),
    fat: sum('fat'),
    fiber: sum('fiber'),
    sugar: sum('sugar'),
    addedSugar: sum('addedSugar'),
    sodium: sum('sodium'),
    cholesterol: sum('cholesterol'),
  }
}
