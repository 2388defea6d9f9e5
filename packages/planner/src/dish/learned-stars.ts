import type { DishMeal, RecipeId } from '@pennyplate/domain/recipe/recipe'

/** What the household's choices add to the familiarity of a dish at a meal, -2 to 2 stars; nothing for most dishes. */
export type LearnedStars = Readonly<Record<RecipeId, Readonly<Partial<Record<DishMeal, number>>>>>
