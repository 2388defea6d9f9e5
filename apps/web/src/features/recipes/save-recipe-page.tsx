import { IconFileDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { offerFile } from '../../lib/offer-file.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { draftOfServed } from './draft-of-served.ts'
import type { RecipeView } from './recipe-view.ts'
import type { ScaledRecipe } from './scale-recipe.ts'
import type { OwnWords } from './use-own-words.ts'

/** Downloads the recipe as a page that people and other recipe apps can read. */
export function SaveRecipePage({
  recipe,
  served,
  own,
}: {
  readonly recipe: RecipeView
  readonly served: ScaledRecipe
  readonly own: OwnWords | undefined
}) {
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { writeRecipePage } = await import('@pennyplate/recipe-import/export/write-recipe-page')
      const page = writeRecipePage(draftOfServed(recipe, served, own))
      offerFile(fileName(recipe.name), new Blob([page], { type: 'text/html' }))
    },
    onError: () => notify.error(words.savePageFailed),
  })
  return (
    <Button
      icon={<IconFileDownload size={18} aria-hidden="true" />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {words.savePage}
    </Button>
  )
}

/** Without what file systems refuse. */
function fileName(name: string): string {
  const kept = name.replace(/[^\p{L}\p{N} ,'’&()-]+/gu, ' ').trim()
  return `${kept.slice(0, 80).trim() || 'recipe'}.html`
}
