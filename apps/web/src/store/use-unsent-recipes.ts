import { useCallback, useSyncExternalStore } from 'react'
import type { UnsentRecipe } from './recipe-queue.ts'
import { useDocumentStore } from './store-provider.tsx'

/** Own recipes whose last change is in this browser only. */
export function useUnsentRecipes(): readonly UnsentRecipe[] {
  const store = useDocumentStore()
  const subscribe = useCallback((listener: () => void) => store.subscribe('recipes', listener), [store])
  return useSyncExternalStore(subscribe, store.unsentRecipes, store.unsentRecipes)
}
