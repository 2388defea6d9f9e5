import type { QuickMealAnswer } from '@pennyplate/contract/ai/quick-meal'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { toLocalDay } from '../../lib/local-day.ts'
import { useSession } from '../../lib/session.ts'
import { explainAiFailure } from '../../messages/ai-failures.ts'
import { explainFailure } from '../../messages/failures.ts'
import { quickMealMessages as words } from '../../messages/quick-meal.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { notify } from '../../ui/notify.ts'
import { requestQuickMeal } from './quick-meal-calls.ts'

type Shown = Readonly<{ quickMeal: QuickMealAnswer; names: readonly string[] }>

/** The current suggestion and the earlier ones. They stay while another tab is open. */
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
        // The server uses its own copy of the pantry, so send unsaved changes first.
        await store.forceSyncAll()
        return await requestQuickMeal(shown?.names ?? [], toLocalDay(new Date()), signal)
      } catch (error) {
        if (signal.aborted) return null
        throw error
      }
    },
    onSuccess: (quickMeal) => {
      if (!quickMeal) return
      const before = quickMeal.match.startedOver ? [] : (shown?.names ?? [])
      client.setQueryData<Shown>(key, { quickMeal, names: [...before, quickMeal.meal.name] })
    },
  })
  const aiFailure = shown?.quickMeal.aiFailure
  return {
    quickMeal: shown?.quickMeal,
    /** Why the language model gave no suggestion. */
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
