import { countedWhole, isCountedWhole } from '@pennyplate/catalog/foods/counted-whole'
import { soldAs } from '@pennyplate/catalog/prices/sold-as'
import { containerContents, soldIn, usualSize } from '@pennyplate/catalog/prices/usual-size'
import { costOf } from '@pennyplate/catalog/recipes/form-cost'
import { illustrationOf } from '@pennyplate/catalog/recipes/illustration-of'
import type { FormIngredient, RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type {
  RecipeAnswer,
  RecipeIngredientLine,
  RecipeRequest,
  WrittenRecipe,
} from '@pennyplate/contract/ai/recipe'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { isRawPiece, smallChildStep } from '@pennyplate/domain/diet/small-children'
import type { Food } from '@pennyplate/domain/food/food'
import { singularFood } from '@pennyplate/domain/food/food-words'
import { boughtFood, boughtG } from '@pennyplate/domain/food/part-of'
import { centsFromDollars, dollarsFromCents, roundCents } from '@pennyplate/domain/money'
import { rowOf } from '@pennyplate/domain/own-recipe/own-recipe'
import type { CountedNoun } from '@pennyplate/domain/recipe/agree-with-counts'
import { batchMinutes } from '@pennyplate/domain/recipe/batch-minutes'
import { fitSteps } from '@pennyplate/domain/recipe/fit-steps'
import { timesMade } from '@pennyplate/domain/recipe/least-batch'
import {
  forTheWeek,
  prepMinutes,
  prepWait,
  USUAL_REHEATING,
  weekStorageTip,
} from '@pennyplate/domain/recipe/meal-prep'
import { difficultyOf, waitingMinutes } from '@pennyplate/domain/recipe/recipe'
import { basisOfMeal, recipeBasis } from '@pennyplate/domain/recipe/recipe-basis'
import { scaleWrittenLine, writeIngredientLine } from '@pennyplate/domain/recipe/recipe-line'
import { REHEAT_MINUTES } from '@pennyplate/domain/week/leftovers'
import { servingsFor } from '@pennyplate/domain/week/people-at-meal'
import type { Asked } from '../../asked.ts'
import { type PlanningContext, planningContextOf } from '../context/planning-context.ts'
import { type FoundDish, findDish, findSide } from './find-dish.ts'
import { fittingReheating } from './fitting-reheating.ts'
import { fittingSteps, fittingTips } from './fitting-tips.ts'
import { mealTimes } from './meal-times.ts'
import { madeWithIn, rewordVariant } from './reword-variant.ts'
import { portionCents, portionNutrition, rounded, timesWritten } from './write-meal.ts'

/** The recipe of a meal or a side, scaled to the household. A name that is not ours gets what it is read as, marked as an estimate. */
export function writeRecipe(asked: Asked<RecipeRequest>): RecipeAnswer {
  const answer = recipeAsked(asked)
  const { leftoverOf } = asked.request.meal
  if (leftoverOf === undefined) return answer
  const basis = basisOfMeal(recipeBasis(asked.household.profile), { leftoverOf })
  return { recipe: { ...answer.recipe, basis } }
}

function recipeAsked({ household, today, request }: Asked<RecipeRequest>): RecipeAnswer {
  const context = planningContextOf(household, today)
  const dish = findSide(request.meal, context) ?? findDish(request.meal, context)
  if (!dish) return { recipe: unknownRecipe(request.meal, context) }
  const { leftoverOf, fromFreezer, name, sittings } = request.meal
  const heated = (of: string, from: string) => {
    const forChildren = stepForChildren(dish.form, context)
    return { recipe: reheated(recipeOf(dish, context), { leftoverOf: of, name, from, forChildren }) }
  }
  if (fromFreezer) return heated(fromFreezer.of, ', from the freezer')
  if (leftoverOf !== undefined) return heated(leftoverOf, ', left over')
  return { recipe: recipeOf(dish, context, sittings) }
}

/** `sittings`: for how many meals it is cooked. */
export function recipeOf(dish: FoundDish, context: PlanningContext, sittings = 1): WrittenRecipe {
  const { form, servingsPerAdult } = dish
  const { recipe } = form
  const isMealPrep = context.profile.prepStyle === 'Weekly Meal Prep'
  const portions = servingsPerAdult * context.adultEquivalents * sittings
  const perServing = costOf(form, context.catalog.packagesOf)?.usedCentsPerServing ?? 0
  const timesOwn = timesWritten(form, servingsPerAdult * sittings, context)
  const times = mealTimes(form, timesOwn)
  const people = servingsFor({ recipeId: recipe.id }, context.people, context.profile) * sittings
  const day = { servings: people, minutes: recipe.totalMinutes, cents: null }
  const cooked = isMealPrep ? forTheWeek(day) : day
  const factor = (portions / recipe.servings) * (cooked.servings / day.servings)
  const made = timesMade(recipe, factor * recipe.servings)
  const words = rewordVariant(form)
  const forChildren = stepForChildren(form, context)
  const steps = [...fittingSteps(words.steps, context.profile.kids), ...(forChildren ? [forChildren] : [])]
  const { servings, batch, leastBatch } = recipe
  const counted = countedNouns(form)
  const instructions = fitSteps({ steps, servings, batch, leastBatch, counted }, factor)
  const storage = words.reword(recipe.storage)
  return {
    name: dish.name,
    servings: cooked.servings,
    baseDailyServings: people / sittings,
    // Of an own recipe a week has no other portion than the one written.
    ...(recipe.own ? {} : { servingsPerAdult }),
    ...(recipe.own?.isTimeUnknown
      ? NO_TIME
      : { ...times, ...(isMealPrep ? timesOfTheWeek(form, timesOwn) : {}) }),
    cost: dollarsFromCents(roundCents(perServing * made * servings)),
    servingCost: dollarsFromCents(portionCents(form, servingsPerAdult, context)),
    isMealPrep,
    ingredients: writeLines(form, made, context),
    instructions,
    written: {
      instructions: steps,
      factor: rounded(factor, 6),
      servings,
      ...(batch ? { batch } : {}),
      ...(leastBatch ? { leastBatch } : {}),
      ...(counted.length > 0 ? { counted } : {}),
    },
    nutrition: portionNutrition(form, servingsPerAdult),
    tips: {
      storage: isMealPrep ? weekStorageTip(storage) : storage,
      reheating: fittingReheating(words.reword(recipe.reheating), context.rules),
      mealPrepTips: fittingTips(recipe.mealPrepTips.map(words.reword), context.rules, context.profile.kids),
    },
    recipeId: recipe.id,
    ...(form.variantId === null ? {} : { formId: form.variantId }),
    illustration: illustrationOf(form),
    description: words.description,
    ...madeWithIn(form, words),
    ...(recipe.own?.isTimeUnknown ? {} : { difficulty: difficultyOf(recipe.activeMinutes) }),
    tools: recipe.tools.map((need) => [...need]),
    ...(dish.isEstimate ? { isEstimate: true, basedOn: [recipe.name] } : {}),
    basis: basisOfMeal(recipeBasis(context.household.profile), { sittings }),
  }
}

function stepForChildren(form: RecipeForm, { profile }: PlanningContext): string | null {
  return smallChildStep(servedFoods(form), profile.kidAges)
}

function servedFoods(form: RecipeForm) {
  return form.ingredients.map(({ food: { id, traits, plural }, preparation }) => ({
    id,
    traits,
    plural,
    gramsPerServing: form.gramsPerServing.get(id) ?? 0,
    isRaw: isRawPiece(form.recipe, preparation),
  }))
}

interface Reheating {
  readonly leftoverOf: string
  readonly name: string
  readonly from: string
  /** What was cut for the family is not cut for a small child. */
  readonly forChildren: string | null
}

/** Leftovers take nothing but heat. Not known by the dish's id, whose recipe cooks it. */
function reheated(
  { recipeId: _, formId: __, written: ___, ahead: ____, waitingMinutes: _____, ...dish }: WrittenRecipe,
  { leftoverOf, name, from, forChildren }: Reheating,
): WrittenRecipe {
  const left = {
    name: leftoverOf,
    foodId: '',
    quantity: '',
    amount: 0,
    unit: '',
    grams: 0,
    isMade: true,
    text: `${leftoverOf}${from}`,
  }
  return {
    ...dish,
    name,
    cookingTime: REHEAT_MINUTES,
    activeMinutes: REHEAT_MINUTES,
    difficulty: 'easy',
    ingredients: [left],
    instructions: [dish.tips.reheating || USUAL_REHEATING, ...(forChildren ? [forChildren] : [])],
  }
}

/** Cooking for the week is more work in the same kitchen, and further rounds of what holds only so much. */
function timesOfTheWeek({ recipe }: RecipeForm, timesOwn: number) {
  const minutes = recipe.totalMinutes
  const rounds = batchMinutes(recipe, timesOwn * DAYS_PER_PLAN)
  return {
    cookingTime: prepMinutes(minutes),
    activeMinutes: prepMinutes(recipe.activeMinutes),
    waitingMinutes: waitingMinutes(recipe) + prepWait(minutes, DAYS_PER_PLAN, rounds),
  }
}

/** An own recipe keeps its writer's words, its headings and the lines we do not know. */
function writeLines(form: RecipeForm, factor: number, context: PlanningContext): RecipeIngredientLine[] {
  const { own, ingredients: written } = form.recipe
  const write = (ingredient: FormIngredient) =>
    writeIngredient(ingredient, factor, form.recipe.servings, context)
  // Where the household's form leaves a food out, places no longer tell which line is which.
  if (!own || written.length !== form.ingredients.length) return form.ingredients.map(write)
  return own.lines.flatMap(({ text, is, ingredient = -1, also = [] }) => {
    if (is === 'heading') return { ...inWords, name: text, text: rowOf({ heading: text }) }
    const places = is === 'tied' ? [ingredient, ...also] : []
    const found = places.flatMap((place) => form.ingredients[place] ?? [])
    const [line, ...others] = found.map(write)
    const inOwnWords = { ...inWords, name: text, text: scaleWrittenLine(text, factor) }
    if (!line) return is === 'harmless' ? inOwnWords : { ...inOwnWords, written: text }
    const isAsWritten = places.every((place) => form.ingredients[place]?.foodId === written[place]?.foodId)
    // With another food in it, each food is a line of its own.
    if (!isAsWritten) return [line, ...others]
    const counted = found.map(({ food, amount }) => ({
      ...food,
      isCountedWhole: isCountedWhole(food, amount, form.recipe.servings),
    }))
    const whole = { ...line, written: text, text: scaleWrittenLine(text, factor, counted) }
    return others.length === 0 ? whole : { ...whole, also: others }
  })
}

/** A line that means no food of ours. */
const inWords = { foodId: '', quantity: '', amount: 0, unit: '', grams: 0 }

function writeIngredient(
  { food, amount, grams, preparation, isOptional }: FormIngredient,
  factor: number,
  servings: number,
  { catalog }: PlanningContext,
): RecipeIngredientLine {
  const { name, plural } = food
  const bought = catalog.foodById(boughtFood(food)) ?? food
  const isWhole = isCountedWhole(food, amount, servings)
  const size = usualSize(food, amount.unit)
  const holds = containerContents(food, amount.unit)
  const unit = soldIn(food, amount.unit)
  const sold = soldAs(food)
  const line = {
    name,
    plural,
    ...amount,
    unit,
    preparation,
    isOptional,
    isCountedWhole: isWhole,
    size,
    holds,
    sold,
  }
  const { measured, quantity, text } = writeIngredientLine(line, factor)
  return {
    name,
    // The pantry and the list have lemons, where the line says juice.
    foodId: bought.id,
    quantity,
    amount: rounded(measured.amount, 4),
    unit: measured.unit,
    exact: { amount: rounded(amount.amount * factor, 6), unit },
    ...(plural === name ? {} : { plural }),
    grams: rounded(boughtG(food, grams) * factor, 1),
    measured: measuredOf(bought),
    opensForDays: bought.shelfLifeDays.opened,
    ...(preparation ? { preparation } : {}),
    ...(isWhole ? { isCountedWhole: true } : {}),
    ...(size === undefined ? {} : { size }),
    ...(holds === undefined ? {} : { holds }),
    ...(sold === undefined ? {} : { sold: { ...sold, cups: rounded(sold.cups, 4) } }),
    ...(isOptional ? { isOptional: true } : {}),
    text,
  }
}

/** Steps speak of it as one, however many there are. */
const MASS = /^(?:dough|crust|bread|chicken|sparerib)$/

/** What its steps call the foods that are counted in it. */
function countedNouns({ ingredients }: RecipeForm): CountedNoun[] {
  const last = (name: string) => name.replace(/ \(.*/, '').split(' ').at(-1)?.toLowerCase() ?? ''
  return ingredients.flatMap(({ food, amount }) => {
    const [one, many] = [last(singularFood(food.name)), last(food.plural)]
    if (amount.unit !== 'each' || one === many || !many.startsWith(one.slice(0, 3))) return []
    if (MASS.test(one)) return []
    return [{ one, many, amount: amount.amount, isCountedWhole: countedWhole(food) }]
  })
}

function measuredOf({ measures, densityGPerMl, refusePct }: Food) {
  return { measures: { ...measures }, refusePct, ...(densityGPerMl === undefined ? {} : { densityGPerMl }) }
}

/** For a meal without a similar dish: the plan's own figures and no invented steps. */
function unknownRecipe(
  meal: RecipeRequest['meal'],
  { profile, people, household }: PlanningContext,
): WrittenRecipe {
  const isMealPrep = profile.prepStyle === 'Weekly Meal Prep'
  const minutes =
    typeof meal.cookingTime === 'number' ? meal.cookingTime : Number.parseInt(meal.cookingTime ?? '', 10)
  const day = {
    servings: people,
    minutes: minutes > 0 ? minutes : null,
    cents: centsFromDollars(meal.estimatedCost ?? 0) * people,
  }
  const cooked = isMealPrep ? forTheWeek(day) : day
  const { nutrition } = meal
  return {
    name: meal.name,
    servings: cooked.servings,
    baseDailyServings: people,
    ...NO_TIME,
    ...(cooked.minutes === null ? {} : { cookingTime: cooked.minutes }),
    cost: dollarsFromCents(cooked.cents ?? 0),
    isMealPrep,
    ingredients: [],
    instructions: [],
    nutrition: {
      calories: nutrition?.calories ?? null,
      protein: nutrition?.protein ?? null,
      carbs: nutrition?.carbs ?? null,
      fat: nutrition?.fat ?? null,
      fiber: nutrition?.fiber ?? null,
      sugar: nutrition?.sugar ?? null,
      addedSugar: nutrition?.addedSugar ?? null,
      sodium: nutrition?.sodium ?? null,
      cholesterol: nutrition?.cholesterol ?? null,
    },
    tips: { storage: isMealPrep ? weekStorageTip('') : '', reheating: '', mealPrepTips: [] },
    isEstimate: true,
    basedOn: [],
    basis: recipeBasis(household.profile),
  }
}

/** Of a dish that does not say how long it takes. */
const NO_TIME = { cookingTime: 0 }
