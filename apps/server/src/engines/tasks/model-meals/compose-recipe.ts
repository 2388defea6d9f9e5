import { countedWhole } from '@pennyplate/catalog/foods/counted-whole'
import { spokenUnitOf } from '@pennyplate/catalog/foods/spoken-unit'
import type { RecipeIngredientLine, RecipeRequest, WrittenRecipe } from '@pennyplate/contract/ai/recipe'
import { kitchenAmount, writtenAmount } from '@pennyplate/domain/amounts/kitchen-amount'
import { amountOf, parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { saidAmount } from '@pennyplate/domain/amounts/said-amount'
import { inUsUnits } from '@pennyplate/domain/amounts/us-units'
import { nounFor } from '@pennyplate/domain/recipe/recipe-line'
import { readLine } from '@pennyplate/planner/referee/read-dish'
import type { Asked } from '../../asked.ts'
import { type PlanningContext, planningContextOf } from '../context/planning-context.ts'
import { linesOfMeal } from '../dish/dish-from-lines.ts'
import { foundFromLines } from '../dish/find-dish.ts'
import { rounded } from '../dish/write-meal.ts'
import { recipeOf } from '../dish/write-recipe.ts'
import { forbiddenMention } from './mentioned-foods.ts'
import type { ModelRecipe } from './model-recipe.ts'

export type RecipeToCompose = RecipeRequest & { readonly written: ModelRecipe }

export type ComposedRecipe =
  | { readonly ok: true; readonly recipe: WrittenRecipe }
  /** Not ok when it contains a food the household does not eat. */
  | { readonly ok: false; readonly food: string }

/** A model's recipe, scaled to the household. The model's ingredients are used only for a meal that has none of its own. */
export function composeRecipe({ household, today, request }: Asked<RecipeToCompose>): ComposedRecipe {
  const context = planningContextOf(household, today)
  const { meal, written } = request
  const own = linesOfMeal(meal)
  const lines = own ? own.ingredients : written.ingredients
  const mealLines = linesOfMeal({ ...meal, ingredients: [...lines] })
  if (!mealLines) return { ok: false, food: meal.name }
  // People may put any food in a meal they enter themselves; a model may not add one to it.
  const judged = [...(own && meal.isCustom ? [] : lines), ...written.instructions]
  for (const text of judged) {
    const mention = forbiddenMention(text, context.rules.foodRules, context.rules.unresolved)
    if (mention) return { ok: false, food: mention.said }
  }
  const dish = foundFromLines(mealLines, meal, context)
  if (dish.breaks && !meal.isCustom) return { ok: false, food: dish.breaks.food }
  const frame = recipeOf(dish, context)
  const factor =
    (dish.servingsPerAdult * context.adultEquivalents * (frame.isMealPrep ? 7 : 1)) / mealLines.servings
  const known = meal.nutrition
  return {
    ok: true,
    recipe: {
      ...frame,
      ...(written.minutes && !frame.isMealPrep ? { cookingTime: written.minutes } : {}),
      ingredients: lines.map((line) => writeLine(line, factor, context)),
      instructions: written.instructions.map(inUsUnits),
      ...(dish.isEstimate && known
        ? {
            nutrition: {
              ...frame.nutrition,
              calories: known.calories ?? null,
              protein: known.protein ?? null,
              carbs: known.carbs ?? null,
              fat: known.fat ?? null,
            },
          }
        : {}),
      tips: {
        storage: inUsUnits(written.tips.storage) || frame.tips.storage,
        reheating: inUsUnits(written.tips.reheating),
        mealPrepTips: written.tips.mealPrepTips.map(inUsUnits),
      },
      isEstimate: true,
      basedOn: [],
    },
  }
}

const METRIC: ReadonlySet<string> = new Set(['mg', 'g', 'kg', 'ml', 'dl', 'l'])

/** The model's line, with its amount scaled to the household if the amount can be parsed. */
function writeLine(line: string, factor: number, { catalog }: PlanningContext): RecipeIngredientLine {
  const { food, grams, isOptional } = readLine(line, catalog)
  const parsed = parseQuantity(line)
  const amount = amountOf(parsed)
  const isCountedWhole = food !== null && countedWhole(food)
  const measured = amount ? kitchenAmount(amount.amount * factor, amount.unit, isCountedWhole) : null
  // A model's "5 g salt" is a teaspoon, not an eighth of an ounce.
  const isMetric = amount !== null && !amount.size && METRIC.has(amount.unit)
  const said = isMetric && food && grams > 0 ? saidAmount(grams * factor, spokenUnitOf(food)) : null
  const quantity = said ?? (measured ? writtenAmount(measured) : '')
  return {
    name: food?.name ?? parsed.rest.slice(0, 200),
    foodId: food?.id ?? '',
    quantity,
    amount: measured ? rounded(measured.amount, 4) : 0,
    unit: measured?.unit ?? '',
    grams: rounded(grams * factor, 1),
    ...(isOptional ? { isOptional: true } : {}),
    ...(isCountedWhole ? { isCountedWhole } : {}),
    ...(food && food.plural !== food.name ? { plural: food.plural } : {}),
    text: `${quantity} ${measured ? nounFor(measured, parsed.rest, food ?? undefined) : parsed.rest}`
      .trim()
      .slice(0, 300),
  }
}
