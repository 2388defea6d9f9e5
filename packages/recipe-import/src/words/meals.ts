import type { DishMeal } from '@pennyplate/domain/recipe/recipe'

const WORDS: readonly (readonly [DishMeal, RegExp])[] = [
  ['breakfast', /\b(?:breakfasts?|brunch)\b/i],
  ['lunch', /\b(?:lunch(?:es)?|sandwich(?:es)?)\b/i],
  ['dinner', /\b(?:dinners?|supper|main(?: course| dish)?s?|entr[eé]es?)\b/i],
  ['snack', /\b(?:snacks?|appetizers?|starters?|desserts?|treats?|dips?)\b/i],
]

/** The meals that a recipe's tags name. */
export function mealsOfTags(tags: readonly string[]): DishMeal[] {
  return WORDS.filter(([, words]) => tags.some((tag) => words.test(tag))).map(([meal]) => meal)
}
