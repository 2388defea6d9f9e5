import { needsNoAmount } from '@pennyplate/catalog/foods/needs-no-amount'
import { regionOfZip } from '@pennyplate/catalog/prices/price-region'
import { monthOf } from '@pennyplate/catalog/prices/season'
import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { costOf } from '@pennyplate/catalog/recipes/form-cost'
import { allergensOf, dietsOf } from '@pennyplate/catalog/recipes/form-facts'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { HouseholdRecipe, HouseholdRecipesAnswer } from '@pennyplate/contract/recipes/household-recipes'
import { DIET_RULES } from '@pennyplate/domain/diet/diet-rules'
import { ALLERGENS } from '@pennyplate/domain/food/food'
import { mayHold } from '@pennyplate/domain/food/label-facts'
import { FREE_FOODS } from '@pennyplate/domain/food/package'
import { boughtFood } from '@pennyplate/domain/food/part-of'
import { faultInWords } from '@pennyplate/domain/own-recipe/own-dish'
import { isTellingPrice } from '@pennyplate/domain/own-recipe/telling-price'
import type { OwnDish, OwnDishLine } from '@pennyplate/domain/recipe/recipe'
import { recipeBasis } from '@pennyplate/domain/recipe/recipe-basis'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { Asked } from '../../asked.ts'
import { type PlanningContext, planningContextOf } from '../context/planning-context.ts'
import { uncheckedWords } from '../context/unchecked-words.ts'
import { catalogDish } from '../dish/find-dish.ts'
import { reasonAgainst } from '../dish/reason-against.ts'
import { portionCents, portionNutrition } from '../dish/write-meal.ts'

/** For every recipe, ours and the household's own: the form this household gets, what it costs here, and why it does not suit. */
export function judgeRecipes({ household, today }: Asked<unknown>): HouseholdRecipesAnswer {
  const key = JSON.stringify([household.profile, household.own?.key, monthOf(weekStartOf(today))])
  const known = judged.get(key) ?? judgeAll(planningContextOf(household, today))
  judged.delete(key)
  judged.set(key, known)
  const [oldest] = judged.keys()
  if (judged.size > KEPT_ANSWERS && oldest !== undefined) judged.delete(oldest)
  return known
}

/** Only the profile, the recipes and the month decide the answer, which takes half a second. */
const judged = new Map<string, HouseholdRecipesAnswer>()
const KEPT_ANSWERS = 20

function judgeAll(context: PlanningContext): HouseholdRecipesAnswer {
  const recipes = context.catalog.recipes.flatMap((compiled) => judge(compiled, context) ?? [])
  const { questions, notChecked } = uncheckedWords(context)
  return {
    basis: recipeBasis(context.household.profile),
    region: regionOfZip(context.profile.zipCode)?.name ?? null,
    recipes,
    total: recipes.length,
    notChecked,
    unsettled: questions.map(({ phrase }) => phrase),
  }
}

function judge(
  { recipe, forms: [written] }: CompiledRecipe,
  context: PlanningContext,
): HouseholdRecipe | null {
  const dish = catalogDish({ name: recipe.name, recipeId: recipe.id }, context)
  if (!dish) return null
  const { form, servingsPerAdult } = dish
  const unsuitable = reasonAgainst(dish, context)
  const unpriced = unpricedLines(recipe.own, written)
  const isPriced = costOf(form, context.catalog.packagesOf) !== null && isPriceTold(recipe.own, unpriced)
  return {
    id: recipe.id,
    isOwn: recipe.own !== undefined,
    ...(form.name === recipe.name ? {} : { name: form.name }),
    ...(form.variantId === null ? {} : { formId: form.variantId }),
    cents: isPriced ? portionCents(form, servingsPerAdult, context) : null,
    calories: portionNutrition(form, servingsPerAdult).calories,
    ...(recipe.own ? { unpriced, ...knownOfOwn(recipe.own, form) } : {}),
    ...(unsuitable ? { unsuitable } : {}),
  }
}

/** As they are counted where the recipe is described. */
function unpricedLines(own: OwnDish | undefined, { ingredients }: RecipeForm): number {
  const isUnpriced = ({ is, ingredient = -1, also = [] }: OwnDishLine) =>
    is === 'open' ||
    is === 'unpriced' ||
    [ingredient, ...also].some((place) => {
      const { foodId, food, grams } = ingredients[place] ?? {}
      return foodId !== undefined && food && grams === 0 && !FREE_FOODS.has(foodId) && !needsNoAmount(food)
    })
  return own?.lines.filter(isUnpriced).length ?? 0
}

function isPriceTold(own: OwnDish | undefined, unpriced: number): boolean {
  const ingredients = (own?.lines ?? []).filter(({ is }) => is !== 'heading' && is !== 'harmless')
  return isTellingPrice(unpriced, ingredients.length)
}

function knownOfOwn({ lines, beside }: OwnDish, form: RecipeForm) {
  const said = [...beside, ...lines.flatMap(({ beyond }) => beyond)].flatMap(({ allergens }) => allergens)
  const unpriced = lines.flatMap(({ food }) => food ?? [])
  const inFoods = allergensOf(form)
  const needed = form.ingredients.filter(({ isOptional }) => !isOptional)
  return {
    allergens: ALLERGENS.filter(
      (one) => inFoods.includes(one) || said.includes(one) || unpriced.some((food) => mayHold(food, one)),
    ),
    unresolved: lines.filter(({ is }) => is === 'open').length,
    foods: [...new Set(needed.map(({ food }) => boughtFood(food)))].filter((id) => !FREE_FOODS.has(id)),
    diets: dietsOf(form).filter((diet) => {
      const rule = DIET_RULES[diet]
      return rule !== null && faultInWords(form.recipe, [rule]) === null
    }),
  }
}
