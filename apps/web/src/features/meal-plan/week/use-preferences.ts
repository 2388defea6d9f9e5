import type { NamedDish } from '@pennyplate/domain/recipe/dish-name'
import { toggledDislike, toggledLike } from '@pennyplate/domain/recipe/tastes'
import { reportPreferences } from '../../../lib/report-about-user.ts'
import { useDocument } from '../../../store/use-document.ts'

export type Preferences = ReturnType<typeof usePreferences>

/** The dishes the household likes and dislikes. A dish is never both. */
export function usePreferences() {
  const liked = useDocument('recipeFavorites')
  const disliked = useDocument('recipeDislikes')
  const likes = liked.value ?? []
  const dislikes = disliked.value ?? []

  async function save(next: { likes: readonly string[]; dislikes: readonly string[] }): Promise<void> {
    await Promise.all([liked.save([...next.likes]), disliked.save([...next.dislikes])])
    reportPreferences(next.likes.length + next.dislikes.length > 0, new Date())
  }

  return {
    likes,
    dislikes,
    like: (dish: NamedDish) => void save(toggledLike(likes, dislikes, dish)),
    dislike: (dish: NamedDish) => void save(toggledDislike(likes, dislikes, dish)),
  }
}
