import type { ListedSide } from '@pennyplate/contract/recipes/recipe-index'
import { wordsOf } from '@pennyplate/domain/food/word-forms'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'

const SHOWN_MOST = 8

type Asked = Readonly<{ typed: string; meals: readonly DishMeal[]; chosen: readonly string[] }>

/** Sides of the recipe's meals whose words begin like those typed, and that are not chosen yet. */
export function sidesMatching(sides: readonly ListedSide[], { typed, meals, chosen }: Asked): ListedSide[] {
  const asked = wordsOf(typed)
  if (asked.length === 0) return []
  return sides
    .filter((side) => !chosen.includes(side.id) && side.meals.some((meal) => meals.includes(meal)))
    .filter(({ name }) => {
      const words = wordsOf(name)
      return asked.every((start) => words.some((word) => word.startsWith(start)))
    })
    .slice(0, SHOWN_MOST)
}
