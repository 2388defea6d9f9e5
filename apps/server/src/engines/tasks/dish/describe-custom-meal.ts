import { illustrationOf } from '@pennyplate/catalog/recipes/illustration-of'
import type { CustomMealAnswer, CustomMealRequest } from '@pennyplate/contract/ai/custom-meal'
import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import { findingsInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { saidAmount } from '@pennyplate/domain/amounts/said-amount'
import { ruleBrokenByWords } from '@pennyplate/domain/diet/diet-words'
import { dollarsFromCents } from '@pennyplate/domain/money'
import { difficultyOf, type Recipe } from '@pennyplate/domain/recipe/recipe'
import { MEAL_GUESS, personShareDollars } from '@pennyplate/domain/week/meal-guess'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import { readTypedMeal, type TypedPart } from '@pennyplate/planner/typed/read-typed-meal'
import { portionUnitOf } from '@pennyplate/planner/typed/usual-portion'
import type { Asked } from '../../asked.ts'
import { type PlanningContext, planningContextOf } from '../context/planning-context.ts'
import { uncheckedWords } from '../context/unchecked-words.ts'
import { linesOfMeal } from './dish-from-lines.ts'
import { catalogDish, type FoundDish, foundFromLines, partDish, plateLines, portionG } from './find-dish.ts'
import { nameAsMade } from './name-as-made.ts'
import { portionCents, portionFacts, writeMeal, writeSide } from './write-meal.ts'

type Described = Pick<CustomMealAnswer, 'meal' | 'reading' | 'parts' | 'takenFrom' | 'warnings'>

/** A meal a person typed: our dish of that name, else what the words name, else only its name. Never the nearest dish. */
export function describeCustomMeal({
  household,
  today,
  request,
}: Asked<CustomMealRequest>): CustomMealAnswer {
  const context = planningContextOf(household, today)
  const { notChecked } = uncheckedWords(context)
  const own = catalogDish({ name: request.name }, context)
  if (own) return { ...ofDish(own, context), notChecked }
  const described = describe(request, context)
  return { ...described, warnings: warningsAbout(described, context), notChecked }
}

/** What is in it comes first. Its words may say more than what we read from them: a pad thai usually has peanuts. */
function warningsAbout({ meal, warnings }: Described, { rules }: PlanningContext): Described['warnings'] {
  if (warnings.some(({ code }) => code === 'forbidden-food')) return warnings
  const said = ruleBrokenByWords(findingsInWords(meal.name), rules.foodRules)
  return said ? [{ code: 'forbidden-food', by: said.by, food: said.said }] : warnings
}

function describe({ name, mealType }: CustomMealRequest, context: PlanningContext): Described {
  const read = readTypedMeal(name, dishMealOf(mealType), context.catalog)
  switch (read.kind) {
    case 'dish':
      return ofDish(partDish({ is: 'dish', said: name, ...read.dish }, context), context)
    case 'plate':
      return ofPlate(name, read.parts, context)
    case 'elsewhere':
      return {
        meal: { ...bareMeal(name, 0), place: read.place },
        reading: 'elsewhere',
        parts: [],
        takenFrom: [],
        warnings: [],
      }
    case 'unknown': {
      const { minutes, ...nutrition } = MEAL_GUESS
      const unknown = { fiber: null, sugar: null, addedSugar: null, sodium: null, cholesterol: null }
      const bare = bareMeal(name, personShareDollars(context.profile))
      return {
        meal: {
          ...bare,
          difficulty: 'medium',
          cookingTime: minutes,
          nutrition: { ...nutrition, ...unknown },
          isEstimate: true,
        },
        reading: 'unknown',
        parts: [],
        takenFrom: [],
        warnings: [],
      }
    }
  }
}

function ofDish(dish: FoundDish, context: PlanningContext): Described {
  const meal = { ...writeMeal(dish.form, dish.servingsPerAdult, context), isCustom: true }
  return { meal, reading: 'dish', parts: [], takenFrom: [dish.name], warnings: warningsOf([dish]) }
}

/** A dish with sides of ours keeps its recipe; anything else is a meal of its own ingredient lines. */
function ofPlate(name: string, parts: readonly TypedPart[], context: PlanningContext): Described {
  const [main, ...others] = parts
  const sides = others.filter((part) => part.is === 'side')
  if (main?.is === 'dish' && sides.length === others.length) {
    const dish = partDish(main, context)
    const beside = sides.map((side) => partDish(side, context))
    return {
      meal: {
        ...writeMeal(dish.form, dish.servingsPerAdult, context),
        sides: beside.map((side) => writeSide(side.form, side.servingsPerAdult, context)),
        isCustom: true,
      },
      reading: 'plate',
      parts: [dish, ...beside].map((part) => part.name),
      takenFrom: [dish.name],
      warnings: warningsOf([dish, ...beside]),
    }
  }
  const ingredients = plateLines(parts, context)
  const longest = (minutesOf: (recipe: Recipe) => number) =>
    Math.max(
      MINUTES_TO_SERVE,
      ...parts.map((part) => (part.is === 'food' ? 0 : minutesOf(part.compiled.recipe))),
    )
  const minutes = longest((recipe) => recipe.totalMinutes)
  const activeMinutes = longest((recipe) => recipe.activeMinutes)
  const bare: PlannedMeal = {
    ...bareMeal(nameAsMade(name, parts, context), 0),
    cookingTime: minutes,
    activeMinutes,
    ingredients,
    servings: 1,
  }
  const lines = linesOfMeal(bare)
  const dish = lines && foundFromLines(lines, { ...bare, servingsPerAdult: 1 }, context)
  if (!dish) return { meal: bare, reading: 'unknown', parts: [], takenFrom: [], warnings: [] }
  const [pictured] = parts
  return {
    meal: {
      ...bare,
      servingsPerAdult: 1,
      estimatedCost: dollarsFromCents(portionCents(dish.form, 1, context)),
      difficulty: difficultyOf(activeMinutes),
      ...portionFacts(dish.form, 1),
      ...(pictured && pictured.is !== 'food'
        ? { illustration: illustrationOf(partDish(pictured, context).form) }
        : {}),
      isEstimate: true,
    },
    reading: 'plate',
    parts: parts.map((part) =>
      part.is === 'food'
        ? `${saidAmount(portionG(part), portionUnitOf(part.food, portionG(part)))} ${part.food.name}`
        : partDish(part, context).name,
    ),
    takenFrom: [],
    warnings: warningsOf([dish]),
  }
}

/** To pour cereal, or to put a plate together. */
const MINUTES_TO_SERVE = 5

function warningsOf(dishes: readonly FoundDish[]): CustomMealAnswer['warnings'] {
  return dishes.flatMap(({ breaks }) => breaks ?? []).slice(0, 1)
}

function bareMeal(name: string, estimatedCost: number): PlannedMeal {
  const nutrition = {
    calories: null,
    protein: null,
    carbs: null,
    fat: null,
    fiber: null,
    sugar: null,
    addedSugar: null,
    sodium: null,
    cholesterol: null,
  }
  return { name, estimatedCost, cookingTime: 0, difficulty: 'easy', nutrition, isCustom: true }
}
