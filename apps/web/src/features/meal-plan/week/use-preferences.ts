import { toggledDislike, toggledLike } from '@pennyplate/domain/meal-plan/meal-plan'
import { reportPreferences } from '../../../lib/report-about-user.ts'
import { useDocument } from '../../../store/use-document.ts'

export type Preferences = ReturnType<typeof usePreferences>

/** What the household likes and does not: one or the other, and the next plan follows it. */
export function usePreferences() {
  const liked = useDocument('recipeFavorites')
  const disliked = useDocument('recipeDislikes')
  const likes = liked.value ?? []
  const dislikes = disliked.value ?? []

  async function keep(next: { likes: readonly string[]; dislikes: readonly string[] }): Promise<void> {
    await Promise.all([liked.save([...next.likes]), disliked.save([...next.dislikes])])
    reportPreferences(next.likes.length + next.dislikes.length > 0, new Date())
  }

  return {
    likes,
    dislikes,
    like: (name: string) => void keep(toggledLike(likes, dislikes, name)),
    dislike: (name: string) => void keep(toggledDislike(likes, dislikes, name)),
  }
}
