import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { toLocalDay } from '../../lib/local-day.ts'
import { useSession } from '../../lib/session.ts'
import { explainAiFailure } from '../../messages/ai-failures.ts'
import { explainFailure } from '../../messages/failures.ts'
import { quickMealMessages as words } from '../../messages/quick-meal.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { notify } from '../../ui/notify.ts'
import { askForQuickMeal, type QuickMeal } from './quick-meal-calls.ts'

type Shown = Readonly<{ quickMeal: QuickMeal; names: readonly string[] }>

/** The suggestion on screen and the ones before it. They stay while the person looks at another tab. */
export function useQuickMeal() {
  const store = useDocumentStore()
  const client = useQueryClient()
  const session = useSession()
  const key = ['quick-meal', session.status === 'signed-in' ? session.me.id : '']
  const { data: shown } = useQuery<Shown | null>({
    queryKey: key,
    queryFn: () => client.getQueryData<Shown>(key) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const asking = useMutation({
    networkMode: 'always',
    mutationFn: async ({ signal }: AbortController) => {
      try {
        // The server looks into the pantry it has: what was added a second ago has to be there first.
        await store.forceSyncAll()
        return await askForQuickMeal(shown?.names ?? [], toLocalDay(new Date()), signal)
      } catch (error) {
        if (signal.aborted) return null
        throw error
      }
    },
    onSuccess: (quickMeal) => {
      if (!quickMeal) return
      const before = quickMeal.isStartedOver ? [] : (shown?.names ?? [])
      client.setQueryData<Shown>(key, { quickMeal, names: [...before, quickMeal.meal.name] })
    },
  })
  const aiFailure = shown?.quickMeal.aiFailure
  return {
    quickMeal: shown?.quickMeal,
    /** Why the suggestion on screen is not the language model's, which was asked. */
    aiFault: aiFailure && words.aiFailed(explainAiFailure(aiFailure) ?? words.aiFailedSomehow),
    isAsking: asking.isPending,
    fault: asking.error === null ? undefined : explain(asking.error),
    ask: () => asking.mutate(new AbortController()),
    cancel() {
      asking.variables?.abort()
      asking.reset()
      notify.success(words.cancelled)
    },
  }
}

function explain(error: Error): string {
  if (!(error instanceof ApiError)) return words.failed
  return error.code === 'pantry_empty' ? words.pantryEmpty : words.failedBecause(explainFailure(error))
}
