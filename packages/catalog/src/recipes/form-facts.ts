import { isSafe, judgeIngredients, mostGrams } from '@pennyplate/domain/diet/diet'
import { DIET_TYPES, type DietType } from '@pennyplate/domain/diet/diet-options'
import { DIET_RULES } from '@pennyplate/domain/diet/diet-rules'
import { fodmapShare } from '@pennyplate/domain/diet/fodmap'
import { addedFatG, isOliveOil } from '@pennyplate/domain/food/added-fat'
import {
  type EquivalentKey,
  type EquivalentTotals,
  sumEquivalent,
  sumEquivalents,
} from '@pennyplate/domain/food/equivalents'
import { ALLERGENS, type Allergen, type Composition } from '@pennyplate/domain/food/food'
import { type FoodGroups, foodGroupsOf } from '@pennyplate/domain/food/food-groups'
import type { EatenDiet } from '@pennyplate/domain/food/healthy-eating-index'
import { mayHold } from '@pennyplate/domain/food/label-facts'
import { type NutrientKey, sumNutrition } from '@pennyplate/domain/food/nutrition'
import { nonStarchyCups } from '@pennyplate/domain/food/vegetables'
import { eatenOf } from '@pennyplate/domain/recipe/not-eaten'
import { judgedIngredients, type RecipeForm } from './recipe-form.ts'

/** The diets with a rule: all but "None" and "Other". */
const RULED_DIETS: readonly DietType[] = DIET_TYPES.filter((diet) => DIET_RULES[diet] !== null)

/** Up to this share of the weight may be without a figure, so that a pinch of spice does not make a dish unknown. */
const NEGLIGIBLE_SHARE = 0.03

/** Per serving; null if more than a trace of the dish has no figure. */
export function nutritionPerServing(form: RecipeForm): Composition {
  const eaten = eatenIn(form)
  const totals = sumNutrition(eaten)
  const traceG = traceOf(eaten)
  const figure = (key: NutrientKey) => (totals[key].unknownG > traceG ? null : totals[key].amount)
  return {
    energyKcal: figure('energyKcal'),
    proteinG: figure('proteinG'),
    carbsG: figure('carbsG'),
    fatG: figure('fatG'),
    saturatedFatG: figure('saturatedFatG'),
    fiberG: figure('fiberG'),
    sugarG: figure('sugarG'),
    sodiumMg: figure('sodiumMg'),
    cholesterolMg: figure('cholesterolMg'),
  }
}

/** Per serving, each amount with the grams of food for which it is unknown. */
function equivalentsPerServing(form: RecipeForm): EquivalentTotals {
  return sumEquivalents(eatenIn(form))
}

/** Grams per serving; null if more than a trace of the dish is not looked up. */
export function addedSugarPerServing(form: RecipeForm): number | null {
  const eaten = eatenIn(form)
  const { amount, unknownG } = sumEquivalent(eaten, 'addedSugarG')
  return unknownG > traceOf(eaten) ? null : amount
}

/** Cups per serving of vegetables that are not starchy, as far as they are looked up. */
export function vegetableCupsPerServing({ ingredients, recipe }: RecipeForm): number {
  return (
    ingredients.reduce(
      (sum, { food, grams, notEaten }) =>
        sum + nonStarchyCups({ ...food, ...eatenOf(food, grams, notEaten) }, grams),
      0,
    ) / recipe.servings
  )
}

/** Grams of what a serving is cooked or spread with: of olive oil, and of all else. */
export function addedFatPerServing({ ingredients, recipe }: RecipeForm) {
  const fat = { oliveG: 0, otherG: 0 }
  for (const { food, grams, notEaten } of ingredients) {
    const { composition } = eatenOf(food, grams, notEaten)
    // Whether it is a fat is told by the food as bought.
    const eaten = addedFatG(food, grams) === 0 ? 0 : ((composition.fatG ?? 0) * grams) / 100 / recipe.servings
    if (isOliveOil(food)) fat.oliveG += eaten
    else fat.otherG += eaten
  }
  return fat
}

/** Per serving; null if more than a trace of the dish is not looked up, or a line of an own recipe names no food of ours. */
export function foodGroupsPerServing(form: RecipeForm): FoodGroups | null {
  if (hasUnknownLine(form)) return null
  return foodGroupsOf(equivalentsPerServing(form), traceOf(eatenIn(form)))
}

/** Per serving, for the Healthy Eating Index; null as for the food groups. `nutrition` is the form's. */
export function dietPerServing(form: RecipeForm, nutrition: Composition): EatenDiet | null {
  const eaten = eatenIn(form)
  const traceG = traceOf(eaten)
  const totals = sumEquivalents(eaten)
  const isKnown =
    !hasUnknownLine(form) &&
    nutrition.energyKcal !== null &&
    nutrition.sodiumMg !== null &&
    Object.values(totals).every(({ unknownG }) => unknownG <= traceG)
  return isKnown ? dietOf(totals, nutrition) : null
}

/** The same as dietPerServing, without foods of which the amounts are unknown. */
export function knownDietPerServing(form: RecipeForm): EatenDiet {
  return dietOf(equivalentsPerServing(form), nutritionPerServing(form))
}

function dietOf(totals: EquivalentTotals, { energyKcal, sodiumMg }: Composition): EatenDiet {
  const amounts = Object.fromEntries(Object.entries(totals).map(([key, { amount }]) => [key, amount]))
  // Safe: one entry for each key.
  return {
    ...(amounts as Record<EquivalentKey, number>),
    energyKcal: energyKcal ?? 0,
    sodiumMg: sodiumMg ?? 0,
  }
}

function hasUnknownLine({ recipe }: RecipeForm): boolean {
  return recipe.own?.lines.some(({ is }) => is === 'open' || is === 'unpriced') ?? false
}

function traceOf(eaten: readonly { readonly grams: number }[]): number {
  return NEGLIGIBLE_SHARE * eaten.reduce((sum, { grams }) => sum + grams, 0)
}

/** Of the foods whose figure is known, for a dish of which some are not. */
export function energyAtLeastKcal(form: RecipeForm): number {
  return sumNutrition(eatenIn(form)).energyKcal.amount
}

/** Without the fat that is poured off and the oil that stays in the pan. */
function eatenIn({ ingredients, recipe }: RecipeForm) {
  return ingredients.map(({ food, grams, notEaten }) => {
    const { composition, equivalents } = eatenOf(food, grams, notEaten)
    return { composition, equivalents, grams: grams / recipe.servings }
  })
}

export function allergensOf(form: RecipeForm): Allergen[] {
  return ALLERGENS.filter((allergen) => form.ingredients.some(({ food }) => mayHold(food, allergen)))
}

/** How much of its limit each food of the form uses up, in the largest portion. */
export function fodmapShares(form: RecipeForm): number[] {
  return judgedIngredients(form).map((one) => fodmapShare(one.facts, mostGrams(one)))
}

/** The diets this form keeps, leaving out optional ingredients if needed. */
export function dietsOf(form: RecipeForm): DietType[] {
  const judged = judgedIngredients(form)
  return RULED_DIETS.filter((diet) => {
    const rule = DIET_RULES[diet]
    return rule !== null && isSafe(judgeIngredients(judged, [rule]))
  })
}
