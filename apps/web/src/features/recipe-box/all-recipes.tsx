import type { RecipeChange } from '@pennyplate/domain/own-recipe/recipe-change'
import { boxedOwn } from '@pennyplate/domain/recipe-box/own-boxed'
import { type PreparedSearch, searchPrepared } from '@pennyplate/domain/recipe-box/search-recipes'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { loadedWhenShown } from '../../lib/lazy-part.tsx'
import { useChangeSearch, useSearchParameter } from '../../lib/use-search-parameter.ts'
import { explainError, failureMessages } from '../../messages/failures.ts'
import { ownRecipeMessages } from '../../messages/own-recipes.ts'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { KnownOfOwn } from './known-of-own.tsx'
import { RecipePickerList, type RecipePickerProps } from './recipe-picker.tsx'
import { RecipeShelf, type RecipeShelfProps } from './recipe-shelf.tsx'
import { SidesOfOwn } from './sides-of-own.tsx'
import { useOwnRecipes } from './use-own-recipes.ts'
import { type SearchableRecipes, useRecipeIndex } from './use-recipe-index.ts'
import type { DeletedRecipe } from './write/started-recipe.ts'

const RecipeEditor = loadedWhenShown(async () => (await import('./write/recipe-editor.tsx')).RecipeEditor)

/** Every recipe, ours and the household's own, to search, keep and put into the week; or one that is being written. */
export function AllRecipes(props: Omit<RecipeShelfProps, 'index' | 'own' | 'renderOwn' | 'onWrite'>) {
  const index = useRecipeIndex()
  const own = useOwnRecipes()
  const together = useTogether(index.data, own.list?.recipes)
  const [written, write] = useWritten()
  const { writeRecipe } = useDocumentStore()
  const [deleted, setDeleted] = useState<DeletedRecipe>()
  if (written !== null)
    return (
      <Suspense fallback={<Loading label={ownRecipeMessages.loading} />}>
        <RecipeEditor
          key={written}
          target={written}
          own={own}
          onClose={() => write(null)}
          onSaved={() => write(null, { isMine: true })}
          onDeleted={(gone) => {
            setDeleted(gone)
            write(null, { isMine: true })
          }}
        />
      </Suspense>
    )
  if (together)
    return (
      <>
        <UndoBar
          text={deleted && ownRecipeMessages.removed(deleted.value.name)}
          onUndo={() => {
            setDeleted(undefined)
            if (deleted) void writeRecipe(putBack(deleted))
          }}
          onDismiss={() => setDeleted(undefined)}
        />
        {own.error && (
          <Notice
            tone="info"
            action={<Button onClick={() => void own.refetch()}>{failureMessages.tryAgain}</Button>}
          >
            {own.list ? words.ownKept : words.ownFailed}
          </Notice>
        )}
        <RecipeShelf
          {...props}
          index={together}
          own={own}
          renderOwn={(id, judged) => {
            const recipe = own.list?.recipes.find((one) => one.id === id)
            if (!recipe) return null
            return (
              <>
                <KnownOfOwn recipe={recipe} judged={judged} />
                <SidesOfOwn recipe={recipe} />
              </>
            )
          }}
          onWrite={write}
        />
      </>
    )
  return <NotLoaded index={index} />
}

function putBack({ id, revision, value }: DeletedRecipe): RecipeChange {
  return { id, base: { revision, value: null }, value }
}

/** Every recipe, ours and the household's own, to choose one for a meal. Loaded together with the other: they share nearly all of their code. */
export function RecipePicker(props: RecipePickerProps) {
  const index = useRecipeIndex()
  const own = useOwnRecipes()
  const together = useTogether(index.data, own.list?.recipes)
  if (!together) return <NotLoaded index={index} />
  return <RecipePickerList {...props} index={together} ownRevision={own.list?.revision ?? 0} />
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

/** Which recipe is being written, as the address has it: a reload and Back keep to it. Null is none. */
function useWritten() {
  const [written] = useSearchParameter('write')
  const open = useChangeSearch()
  const close = useChangeSearch({ replace: true })
  function write(id: string | null, { isMine = false } = {}): void {
    const change = id === null ? close : open
    change((after) => {
      after.delete('dish')
      if (id === null) after.delete('write')
      else after.set('write', id)
      if (isMine) after.set('mine', '1')
    })
  }
  return [written, write] as const
}

type Own = NonNullable<ReturnType<typeof useOwnRecipes>['list']>['recipes']

/** Our search is built once; with own recipes another is built whenever one of them changes, in pauses of the browser. */
function useTogether(
  ours: SearchableRecipes | undefined,
  own: Own | undefined,
): SearchableRecipes | undefined {
  const together = useMemo(() => {
    if (!ours || !own || own.length === 0) return undefined
    const recipes = [...own.map(boxedOwn), ...ours.recipes]
    return { recipes, search: searchPrepared(recipes) }
  }, [ours, own])
  const search = together?.search
  useEffect(() => (search ? prepareInPauses(search) : undefined), [search])
  return together ?? ours
}

/** A few milliseconds of work on a slow phone. */
const RECIPES_AT_ONCE = 50

/** Returns what stops it. */
function prepareInPauses(search: PreparedSearch): () => void {
  let timer: number | undefined
  const next = () => {
    timer = window.setTimeout(() => {
      if (!search.prepare(RECIPES_AT_ONCE)) next()
    })
  }
  next()
  return () => window.clearTimeout(timer)
}
