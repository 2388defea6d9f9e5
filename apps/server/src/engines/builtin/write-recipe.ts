import { costOf } from '@pennyplate/catalog/recipes/form-cost'
import type { FormIngredient } from '@pennyplate/catalog/recipes/recipe-form'
import type {
  RecipeAnswer,
  RecipeIngredientLine,
  RecipeRequest,
  WrittenRecipe,
} from '@pennyplate/contract/ai/recipe'
import type { Food } from '@pennyplate/domain/food'
import { kitchenAmount, scaleSentence, writtenAmount } from '@pennyplate/domain/kitchen-amount'
import { DAYS_PER_PLAN } from '@pennyplate/domain/limits'
import { dollarsFromCents, roundCents } from '@pennyplate/domain/money'
import { difficultyOf } from '@pennyplate/domain/recipe'
import type { Asked } from '../engine.ts'
import { type FoundDish, findDish } from './find-dish.ts'
import { type Kitchen, kitchenOf } from './kitchen.ts'
import { lowered, sayVariant } from './say-variant.ts'
import { portionNutrition, rounded } from './write-meal.ts'

/** A dish ready to cook for this household; one nobody knows in the words of the nearest, and marked so. */
export function writeRecipe({ household, today, request }: Asked<RecipeRequest>): RecipeAnswer {
  const kitchen = kitchenOf(household, today)
  const dish = findDish(request.meal, null, kitchen)
  return { recipe: dish ? recipeOf(dish, kitchen) : unknownRecipe(request.meal, kitchen) }
}

const PREP_MINUTES_UNKNOWN = 60
const PREP_TIME_FACTOR = 2
/** A tip shorter than this tells nothing about a week of boxes. */
const STORAGE_TIP_AT_LEAST = 50
const PREP_STORAGE =
  'Let it cool, divide it into airtight containers within two hours, and keep what you eat in the next 3 to 4 days in the fridge and the rest in the freezer.'

export function recipeOf(dish: FoundDish, kitchen: Kitchen): WrittenRecipe {
  const { form, servingsPerAdult } = dish
  const { recipe } = form
  const isMealPrep = kitchen.profile.prepStyle === 'Weekly Meal Prep'
  const days = isMealPrep ? DAYS_PER_PLAN : 1
  const sittings = servingsPerAdult * kitchen.adultEquivalents * days
  const factor = sittings / recipe.servings
  const words = sayVariant(form)
  const storage = words.say(recipe.storage)
  const perServing = costOf(form, kitchen.catalogue.packagesOf)?.usedCentsPerServing ?? 0
  return {
    name: dish.name,
    servings: kitchen.people * days,
    baseDailyServings: kitchen.people,
    cookingTime: recipe.totalMinutes * (isMealPrep ? PREP_TIME_FACTOR : 1),
    cost: dollarsFromCents(roundCents(perServing * sittings)),
    isMealPrep,
    ingredients: form.ingredients.map((ingredient) => writeIngredient(ingredient, factor)),
    instructions: words.steps.map((step) => scaleSentence(step, factor)),
    nutrition: portionNutrition(form, servingsPerAdult),
    tips: {
      storage: isMealPrep && storage.length < STORAGE_TIP_AT_LEAST ? PREP_STORAGE : storage,
      reheating: words.say(recipe.reheating),
      mealPrepTips: recipe.mealPrepTips.map(words.say),
    },
    recipeId: recipe.id,
    ...(form.variantId === null ? {} : { formId: form.variantId }),
    illustration: recipe.illustration,
    description: words.say(recipe.description),
    difficulty: difficultyOf(recipe.totalMinutes),
    tools: recipe.tools.map((need) => [...need]),
    ...(dish.isEstimate ? { isEstimate: true, basedOn: [recipe.name] } : {}),
  }
}

function writeIngredient(
  { food, amount, grams, preparation, isOptional }: FormIngredient,
  factor: number,
): RecipeIngredientLine {
  const measured = kitchenAmount(amount.amount * factor, amount.unit)
  const quantity = writtenAmount(measured)
  const isCounted = measured.unit === 'each' && measured.amount > 1
  const name = lowered(isCounted ? food.plural : food.name)
  // "2 cans black beans" are canned already.
  const said = measured.unit === 'can' ? name.replace(/^canned /, '') : name
  const details = [preparation, isOptional ? 'optional' : ''].filter((part) => part !== '')
  return {
    name: food.name,
    foodId: food.id,
    quantity,
    amount: rounded(measured.amount, 4),
    unit: measured.unit,
    grams: rounded(grams * factor, 1),
    measured: measuredOf(food),
    ...(preparation ? { preparation } : {}),
    ...(isOptional ? { isOptional: true } : {}),
    text: [`${quantity} ${said}`, ...details].join(', '),
  }
}

function measuredOf({ measures, densityGPerMl, refusePct }: Food) {
  return { measures: { ...measures }, refusePct, ...(densityGPerMl === undefined ? {} : { densityGPerMl }) }
}

/** Nothing of ours is like it: what the plan says of it, and no made-up steps. */
function unknownRecipe(meal: RecipeRequest['meal'], { profile, people }: Kitchen): WrittenRecipe {
  const isMealPrep = profile.prepStyle === 'Weekly Meal Prep'
  const days = isMealPrep ? DAYS_PER_PLAN : 1
  const minutes =
    typeof meal.cookingTime === 'number' ? meal.cookingTime : Number.parseInt(meal.cookingTime ?? '', 10)
  const usual = isMealPrep ? PREP_MINUTES_UNKNOWN : UNKNOWN_MINUTES
  const { nutrition } = meal
  return {
    name: meal.name,
    servings: people * days,
    baseDailyServings: people,
    cookingTime: minutes > 0 ? minutes * (isMealPrep ? PREP_TIME_FACTOR : 1) : usual,
    cost: rounded((meal.estimatedCost ?? 0) * people * days, 2),
    isMealPrep,
    ingredients: [],
    instructions: ['This dish is not in our recipes, and none of them is like it. Cook it your own way.'],
    nutrition: {
      calories: nutrition?.calories ?? null,
      protein: nutrition?.protein ?? null,
      carbs: nutrition?.carbs ?? null,
      fat: nutrition?.fat ?? null,
      fiber: nutrition?.fiber ?? null,
      sugar: nutrition?.sugar ?? null,
      sodium: nutrition?.sodium ?? null,
      cholesterol: nutrition?.cholesterol ?? null,
    },
    tips: { storage: isMealPrep ? PREP_STORAGE : '', reheating: '', mealPrepTips: [] },
    isEstimate: true,
    basedOn: [],
  }
}

const UNKNOWN_MINUTES = 30
