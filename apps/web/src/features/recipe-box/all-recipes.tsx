import { explainError } from '../../messages/failures.ts'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { RecipeShelf, type RecipeShelfProps } from './recipe-shelf.tsx'
import { useRecipeIndex } from './use-recipe-index.ts'

/** Every recipe, to search, keep and put into the week. */
export function AllRecipes(props: Omit<RecipeShelfProps, 'index'>) {
  const index = useRecipeIndex()
  if (index.data) return <RecipeShelf {...props} index={index.data} />
  if (!index.isError) return <Loading label={words.loading} />
  return (
    <LoadFailed
      text={words.loadFailed(explainError(index.error))}
      isRetrying={index.isFetching}
      onRetry={() => void index.refetch()}
    />
  )
}
