import { dishOf, isSameDish, type NamedDish } from './dish-name.ts'

/** Likes and dislikes are stored as names. */
type Names = readonly string[]

/** Whether the dish is one of those with these names, of today or earlier. */
export function isAmong(names: Names, dish: NamedDish): boolean {
  return names.some((name) => isSameDish({ name }, dish))
}

/** Liking removes a dislike and the reverse; a second press undoes it. */
export function toggledLike(likes: Names, dislikes: Names, dish: NamedDish) {
  const isLiked = isAmong(likes, dish)
  return {
    likes: isLiked ? without(likes, dish) : [...likes, dishOf(dish)],
    dislikes: isLiked ? [...dislikes] : without(dislikes, dish),
  }
}

export function toggledDislike(likes: Names, dislikes: Names, dish: NamedDish) {
  const { likes: changedDislikes, dislikes: changedLikes } = toggledLike(dislikes, likes, dish)
  return { likes: changedLikes, dislikes: changedDislikes }
}

function without(names: Names, dish: NamedDish): string[] {
  return names.filter((name) => !isSameDish({ name }, dish))
}
