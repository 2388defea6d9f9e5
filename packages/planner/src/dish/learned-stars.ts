import type { DishMeal, RecipeId } from '@pennyplate/domain/recipe/recipe'

/** What the household's choices add to the familiarity of a dish at a meal, -2 to 2 stars; nothing for most dishes. */
export type LearnedStars = Readonly<Record<RecipeId, Readonly<Partial<Record<DishMeal, number>>>>>

/** Two stars are about what a liked dish gains over a plain one. */
const APPEAL_PER_STAR = 0.2

export function withLearned(appeal: number, stars: LearnedStars[RecipeId] | undefined): number {
  const atMeals = Object.values(stars ?? {})
  const most = atMeals.length === 0 ? 0 : Math.max(...atMeals)
  return Math.min(1, Math.max(0, appeal + APPEAL_PER_STAR * most))
}
