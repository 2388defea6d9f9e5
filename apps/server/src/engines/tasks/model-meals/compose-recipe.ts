import type { RecipeIngredientLine, RecipeRequest, WrittenRecipe } from '@pennyplate/contract/ai/recipe'
import { kitchenAmount, writtenAmount } from '@pennyplate/domain/amounts/kitchen-amount'
import { amountOf, parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { readLine } from '@pennyplate/planner/referee/read-dish'
import type { Asked } from '../../asked.ts'
import { type PlanningContext, planningContextOf } from '../context/planning-context.ts'
import { asTyped } from '../dish/find-dish.ts'
import { typedMeal } from '../dish/typed-dish.ts'
import { rounded } from '../dish/write-meal.ts'
import { recipeOf } from '../dish/write-recipe.ts'
import { forbiddenMention } from './mentioned-foods.ts'
import type { ModelRecipe } from './model-recipe.ts'

export type RecipeToCompose = RecipeRequest & { readonly written: ModelRecipe }

export type ComposedRecipe =
  | { readonly ok: true; readonly recipe: WrittenRecipe }
  /** It holds something the household does not eat. */
  | { readonly ok: false; readonly food: string }

/** A model's recipe at the household's size. What the meal says is in it stays; the model's own list is for meals that do not say. */
export function composeRecipe({ household, today, request }: Asked<RecipeToCompose>): ComposedRecipe {
  const context = planningContextOf(household, today)
  const { meal, written } = request
  const own = typedMeal(meal)
  const lines = own ? own.ingredients : written.ingredients
  const typed = typedMeal({ ...meal, ingredients: [...lines] })
  if (!typed) return { ok: false, food: meal.name }
  // What somebody sets by hand is theirs to decide; what a model adds to it is not.
  const judged = [...(own && meal.isCustom ? [] : lines), ...written.instructions]
  for (const text of judged) {
    const mention = forbiddenMention(text, context.rules.foodRules, context.rules.unresolved)
    if (mention) return { ok: false, food: mention.said }
  }
  const dish = asTyped(typed, meal, context)
  if (dish.breaks && !meal.isCustom) return { ok: false, food: dish.breaks.food }
  const frame = recipeOf(dish, context)
  const factor =
    (dish.servingsPerAdult * context.adultEquivalents * (frame.isMealPrep ? 7 : 1)) / typed.servings
  const known = meal.nutrition
  return {
    ok: true,
    recipe: {
      ...frame,
      ...(written.minutes && !frame.isMealPrep ? { cookingTime: written.minutes } : {}),
      ingredients: lines.map((line) => writeLine(line, factor, context)),
      instructions: [...written.instructions],
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
        storage: written.tips.storage || frame.tips.storage,
        reheating: written.tips.reheating,
        mealPrepTips: [...written.tips.mealPrepTips],
      },
      isEstimate: true,
      basedOn: [],
    },
  }
}

/** As the model wrote it, with its amount at the household's size where it can be read. */
function writeLine(line: string, factor: number, { catalog }: PlanningContext): RecipeIngredientLine {
  const { food, grams, isOptional } = readLine(line, catalog)
  const parsed = parseQuantity(line)
  const amount = amountOf(parsed)
  const measured = amount ? kitchenAmount(amount.amount * factor, amount.unit) : null
  const quantity = measured ? writtenAmount(measured) : ''
  return {
    name: food?.name ?? parsed.rest.slice(0, 200),
    foodId: food?.id ?? '',
    quantity,
    amount: measured ? rounded(measured.amount, 4) : 0,
    unit: measured?.unit ?? '',
    grams: rounded(grams * factor, 1),
    ...(isOptional ? { isOptional: true } : {}),
    text: `${quantity} ${parsed.rest}`.trim().slice(0, 300),
  }
}
