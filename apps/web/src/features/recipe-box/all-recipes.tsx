import { boxedOwn } from '@pennyplate/domain/recipe-box/own-boxed'
import { searchIn } from '@pennyplate/domain/recipe-box/search-recipes'
import { useMemo } from 'react'
import { explainError, failureMessages } from '../../messages/failures.ts'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RecipePickerList, type RecipePickerProps } from './recipe-picker.tsx'
import { RecipeShelf, type RecipeShelfProps } from './recipe-shelf.tsx'
import { useOwnRecipes } from './use-own-recipes.ts'
import { type SearchableRecipes, useRecipeIndex } from './use-recipe-index.ts'

/** Every recipe, ours and the household's own, to search, keep and put into the week. */
export function AllRecipes(props: Omit<RecipeShelfProps, 'index' | 'ownRevision'>) {
  const index = useRecipeIndex()
  const own = useOwnRecipes()
  const together = useTogether(index.data, own.list?.recipes)
  if (together)
    return (
      <>
        {own.isFailed && (
          <Notice
            tone="info"
            action={<Button onClick={() => void own.refetch()}>{failureMessages.tryAgain}</Button>}
          >
            {words.ownFailed}
          </Notice>
        )}
        <RecipeShelf {...props} index={together} ownRevision={own.list?.revision ?? 0} />
      </>
    )
  return <NotLoaded index={index} />
}

/** Every recipe of ours, to choose one for a meal. Loaded together with the other: they share nearly all of their code. */
export function RecipePicker(props: RecipePickerProps) {
  const index = useRecipeIndex()
  const own = useOwnRecipes()
  if (!index.data) return <NotLoaded index={index} />
  return <RecipePickerList {...props} index={index.data} ownRevision={own.list?.revision ?? 0} />
}

function NotLoaded({ index }: { readonly index: ReturnType<typeof useRecipeIndex> }) {
  if (!index.isError) return <Loading label={words.loading} />
  return (
    <LoadFailed
      text={words.loadFailed(explainError(index.error))}
      isRetrying={index.isFetching}
      onRetry={() => void index.refetch()}
    />
  )
}

type Own = NonNullable<ReturnType<typeof useOwnRecipes>['list']>['recipes']

/** Our search is built once; with own recipes another is built whenever one of them changes. */
function useTogether(
  ours: SearchableRecipes | undefined,
  own: Own | undefined,
): SearchableRecipes | undefined {
  return useMemo(() => {
    if (!ours || !own || own.length === 0) return ours
    const recipes = [...own.map(boxedOwn), ...ours.recipes]
    return { recipes, search: searchIn(recipes) }
  }, [ours, own])
}
