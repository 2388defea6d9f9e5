import type { CustomMealAnswer, CustomMealRequest } from '@pennyplate/contract/ai/custom-meal'
import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import { findingsInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { ruleBrokenByWords } from '@pennyplate/domain/diet/diet-words'
import { dollarsFromCents, roundCents } from '@pennyplate/domain/money'
import { MEAL_GUESS, mealShareDollars } from '@pennyplate/domain/week/meal-guess'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import { estimateDish } from '@pennyplate/planner/swap/estimate-dish'
import type { Asked } from '../../asked.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { uncheckedWords } from '../context/unchecked-words.ts'
import { catalogDish, findDish, usualServings } from './find-dish.ts'
import { rounded, writeMeal } from './write-meal.ts'

/** Cost and nutrition of a meal a person typed: of the catalog dish, else of similar dishes, else default figures. */
export function describeCustomMeal({
  household,
  today,
  request,
}: Asked<CustomMealRequest>): CustomMealAnswer {
  const context = planningContextOf(household, today)
  const { name, mealType } = request
  const { notChecked } = uncheckedWords(context)
  const own = catalogDish({ name }, context)
  const warningsOf = (dish: ReturnType<typeof findDish>) => (dish?.breaks ? [dish.breaks] : [])
  const said = ruleBrokenByWords(findingsInWords(name), context.rules.foodRules)
  const bySaid: CustomMealAnswer['warnings'] = said
    ? [{ code: 'forbidden-food', by: said.by, food: said.said }]
    : []
  if (own) {
    const meal = { ...writeMeal(own.form, own.servingsPerAdult, context), isCustom: true }
    return { meal, takenFrom: [own.name], warnings: warningsOf(own), notChecked }
  }
  const like = estimateDish(name, dishMealOf(mealType), context.catalog)
  const unknown = { fiber: null, sugar: null, sodium: null, cholesterol: null }
  if (!like) {
    const { minutes, ...nutrition } = MEAL_GUESS
    const meal: PlannedMeal = {
      name,
      estimatedCost: mealShareDollars(context.profile.weeklyBudget),
      cookingTime: minutes,
      difficulty: 'medium',
      nutrition: { ...nutrition, ...unknown },
      isCustom: true,
      isEstimate: true,
    }
    return { meal, takenFrom: [], warnings: bySaid, notChecked }
  }
  const servings = usualServings(context)
  const figure = (amount: number | null, digits = 1) =>
    amount === null ? null : rounded(amount * servings, digits)
  const nearest = findDish({ name }, mealType, context)
  const meal: PlannedMeal = {
    name,
    servingsPerAdult: servings,
    estimatedCost: dollarsFromCents(roundCents(like.costCentsPerServing * servings)),
    cookingTime: like.minutes,
    difficulty: like.difficulty,
    nutrition: {
      calories: figure(like.calories, 0),
      protein: figure(like.protein),
      carbs: figure(like.carbs),
      fat: figure(like.fat),
      ...unknown,
    },
    ...(nearest ? { illustration: nearest.form.recipe.illustration } : {}),
    isCustom: true,
    isEstimate: true,
  }
  const warnings = said ? bySaid : warningsOf(nearest)
  return { meal, takenFrom: [...like.takenFrom], warnings, notChecked }
}
