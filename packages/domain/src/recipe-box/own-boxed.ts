import { statedMinutes } from '../own-recipe/own-minutes.ts'
import { type OwnRecipeValue, rowOf, textsOf } from '../own-recipe/own-recipe.ts'
import type { BoxedRecipe } from './boxed-recipe.ts'

/** A household's own recipe as the recipe box lists it. It is found by all its words; its price comes with the judging. */
export function boxedOwn(own: OwnRecipeValue & { readonly id: string }): BoxedRecipe {
  return {
    source: 'own',
    id: own.id,
    name: own.name,
    otherNames: [],
    foods: textsOf(own.lines).map((line) => ({ id: '', name: line })),
    tags: own.tags,
    meals: own.meals,
    texts: [own.description ?? '', ...own.steps.map(rowOf), ...own.notes],
    minutes: statedMinutes(own),
    familiarity: Object.fromEntries(own.meals.map((meal) => [meal, own.familiarity])),
    diets: [],
    swapped: [],
    tools: [],
    illustration: 'pot-of-food',
    cents: 0,
  }
}
