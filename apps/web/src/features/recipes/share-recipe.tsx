import { writeText } from '@pennyplate/recipe-import/export/write-text'
import { IconShare } from '@tabler/icons-react'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { draftOfServed } from './draft-of-served.ts'
import type { RecipeView } from './recipe-view.ts'
import type { ScaledRecipe } from './scale-recipe.ts'
import type { OwnWords } from './use-own-words.ts'

/** Hands the recipe as text to another app, or copies it where the browser has no way to share. */
export function ShareRecipe({
  recipe,
  served,
  own,
}: {
  readonly recipe: RecipeView
  readonly served: ScaledRecipe
  readonly own: OwnWords | undefined
}) {
  async function share(): Promise<void> {
    const text = writeText(draftOfServed(recipe, served, own))
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: recipe.name, text })
        return
      }
      await navigator.clipboard.writeText(text)
      notify.success(words.shareCopied)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      notify.error(words.shareFailed)
    }
  }
  return (
    <Button icon={<IconShare size={18} aria-hidden="true" />} onClick={() => void share()}>
      {words.share}
    </Button>
  )
}
