import { recipeAnswer } from '@pennyplate/contract/ai/recipe'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { timesCooked } from '@pennyplate/domain/week/people-at-meal'
import { readRecipe } from '../../../../features/recipes/recipe-view.ts'
import { ownPortions, scaleRecipe } from '../../../../features/recipes/scale-recipe.ts'
import type { Check } from '../life.ts'
import { needsOfMeal, peopleAt, pieceG } from '../paper/meal-needs.ts'
import { mealsOf, readDocuments } from '../read-documents.ts'

const ROUNDING_SHARE = 0.03

/** Looks at one meal after each act: the recipe as its page shows it. */
export const recipesFitPeople: Check = {
  name: 'a recipe is for the people at that meal',
  async faults(life) {
    const documents = await readDocuments(life)
    const { said, plan } = documents
    const sources = new Set(mealsOf(documents).flatMap(({ meal }) => meal.leftoverOf ?? []))
    const meals = mealsOf(documents).filter(
      ({ meal }) => !meal.place && !meal.fromFreezer && !meal.leftoverOf && !sources.has(meal.name),
    )
    if (!plan || meals.length === 0 || said.prepStyle !== 'Cook Every Meal') return []
    const { at, meal } = life.one(meals)
    const alone = { ...meal, sides: [] }
    const needs = needsOfMeal(alone, said, life.own)
    if (!needs) return []
    const { json } = await life.reader.post('/api/ai/recipe', { meal: alone })
    const { recipe } = recipeAnswer.parse(json)
    const household = withDefaults(said)
    const times = timesCooked(plan, at, alone as never, alone, household)
    const view = readRecipe(recipe, alone as never, undefined, times)
    const shown = scaleRecipe(view, ownPortions(view))
    const usedG = new Map<string, number>()
    for (const { foodId = '', grams = 0 } of shown.used) usedG.set(foodId, (usedG.get(foodId) ?? 0) + grams)
    const people = peopleAt(meal, said)
    const babies = life.own.has(meal.recipeId ?? '') ? said.kidAges.filter((age) => age < 2).length : 0
    const eaters = Math.max(1, people - babies)
    return [
      ...(Math.round(shown.servings) === eaters || Math.round(shown.servings) === people
        ? []
        : [`${meal.name} serves ${shown.servings}, ${people} eat`]),
      ...[...needs].flatMap(([food, { requiredG, atMostG }]) => {
        const used = usedG.get(food)
        if (used === undefined) return []
        const tolerance = 2 + ROUNDING_SHARE * used + pieceG(food)
        return used < requiredG - tolerance || used > atMostG + tolerance
          ? [
              `${meal.name} for ${people}: ${used.toFixed(0)} g of ${food}, they need ${requiredG.toFixed(0)} g`,
            ]
          : []
      }),
    ]
  },
}
