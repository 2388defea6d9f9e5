import { isOwnRecipeId, ownRecipeFrom, valueOfRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { formOfRecipe } from '@pennyplate/domain/own-recipe/recipe-form'
import { useState } from 'react'
import { explainError } from '../../../messages/failures.ts'
import { ownRecipeMessages as words } from '../../../messages/own-recipes.ts'
import { randomId } from '../../../store/random-id.ts'
import { Button } from '../../../ui/button.tsx'
import { useDishPhoto } from '../../../ui/dish-photo.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { useOwnRecipes } from '../use-own-recipes.ts'
import { NEW_RECIPE } from './new-recipe.ts'
import { RecipeFields } from './recipe-fields.tsx'
import type { StartedRecipe, WritingProps } from './started-recipe.ts'
import { useCopyOfOurs } from './use-copy-of-ours.ts'

type RecipeEditorProps = WritingProps & {
  /** The id of the recipe to change or, if it is ours, to copy. */
  readonly target: string
  readonly own: ReturnType<typeof useOwnRecipes>
}

/** Writes a recipe: a new one, one of the household's, or a copy of ours. */
export function RecipeEditor({ target, own, ...rest }: RecipeEditorProps) {
  const isCopy = target !== NEW_RECIPE && !isOwnRecipeId(target)
  const photoId = useDishPhoto(isCopy ? target : undefined)
  const copy = useCopyOfOurs(isCopy ? target : null, own.list?.revision ?? 0)
  const [newId] = useState(() => `own-${randomId()}`)
  // What is being written stays, also if the recipe is changed or deleted elsewhere meanwhile.
  const [started, setStarted] = useState<StartedRecipe>()
  const found = started ? undefined : start()
  if (found) setStarted(found)
  if (started) return <RecipeFields started={started} {...rest} />
  const error = isCopy ? copy.error : own.error
  if (error)
    return (
      <LoadFailed
        text={words.loadFailed(explainError(error))}
        isRetrying={isCopy ? copy.isFetching : own.isFetching}
        onRetry={() => void (isCopy ? copy.refetch() : own.refetch())}
      />
    )
  const isMissing = isCopy ? copy.isMissing : own.list !== undefined && !own.isFetching
  if (!isMissing) return <Loading label={words.loading} />
  return (
    <Notice tone="error" action={<Button onClick={rest.onClose}>{words.back}</Button>}>
      {words.notFound}
    </Notice>
  )

  function start(): StartedRecipe | undefined {
    const unknown = { id: newId, base: { revision: 0, value: null } }
    if (target === NEW_RECIPE) return { ...unknown, title: words.write, form: formOfRecipe(EMPTY), kept: {} }
    if (isCopy) {
      if (!copy.data) return undefined
      const { name } = copy.data
      const form = formOfRecipe({ ...copy.data, name: words.copyName(name), photoId })
      return { ...unknown, title: words.copyTitle(name), form, kept: copy.data }
    }
    const recipe = own.list?.recipes.find(({ id }) => id === target)
    if (!recipe) return undefined
    const value = valueOfRecipe(recipe)
    const base = { revision: recipe.revision, value }
    return { id: target, base, title: words.changeTitle(recipe.name), form: formOfRecipe(value), kept: value }
  }
}

const EMPTY = ownRecipeFrom({
  name: '',
  meals: ['dinner'],
  servings: 4,
  lines: [],
  steps: [],
  notes: [],
  tags: [],
})
