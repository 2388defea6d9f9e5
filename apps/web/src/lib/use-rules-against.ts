import type { AskedFood } from '@pennyplate/contract/foods/unsuitable-foods'
import { useQueries, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useDocumentStore } from '../store/store-provider.tsx'
import { useDocument } from '../store/use-document.ts'
import { askUnsuitableFood } from './ask-unsuitable-foods.ts'
import { readStored, storeJson } from './browser-storage.ts'
import { foodRulesKey, hasFoodRules } from './food-rules.ts'
import { userKey, useSession } from './session.ts'
import { userStorageKey } from './user-storage.ts'

/** Of one set of rules: what is known of each food, for when the server cannot be reached in the store. */
const keptAnswers = z.object({ rules: z.string(), against: z.record(z.string(), z.array(z.string())) })
const KEPT_MAX = 500

/** The ids of the household's rules that a food breaks; none while that is not known. */
export function useRulesAgainst(food: AskedFood | null): readonly string[] {
  return useAnswerAbout(food).against ?? []
}

/** Whether a food may be recommended: not while the server is asked about it; without an answer, yes. */
export function useMayRecommend(food: AskedFood | null): boolean {
  const { against, isAsking } = useAnswerAbout(food)
  return !isAsking && (against ?? []).length === 0
}

/** The same for each of several foods. */
export function useManyRulesAgainst(foods: readonly AskedFood[]): readonly (readonly string[])[] {
  const { questionAbout, answerTo } = useQuestions()
  const answers = useQueries({ queries: foods.map(questionAbout) })
  return answers.map((answer, at) => answerTo(foods[at] ?? null, answer) ?? [])
}

function useAnswerAbout(food: AskedFood | null): {
  against: readonly string[] | undefined
  isAsking: boolean
} {
  const { questionAbout, answerTo } = useQuestions()
  const answer = useQuery(questionAbout(food))
  const against = answerTo(food, answer)
  return { against, isAsking: answer.isLoading && against === undefined }
}

/** What to ask the server about a food under the present rules, and how to read its answer. */
function useQuestions() {
  const session = useSession()
  const store = useDocumentStore()
  const { value: profile } = useDocument('profile')
  const userId = session.status === 'signed-in' ? session.me.id : ''
  const rules = foodRulesKey(profile)
  const keptAbout = (food: AskedFood | null) => keptAnswer(userId, rules, JSON.stringify(food))
  const questionAbout = (food: AskedFood | null) => {
    const asked = JSON.stringify(food)
    return {
      queryKey: userKey(userId, 'rules-against', rules, asked),
      queryFn: async (): Promise<readonly string[]> => {
        const against = food === null ? [] : await askUnsuitableFood(store, food)
        keepAnswer(userId, rules, asked, against)
        return against
      },
      enabled: food !== null && food.name !== '' && userId !== '' && hasFoodRules(profile),
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: () => keptAbout(food),
      retry: false,
    }
  }
  return {
    questionAbout,
    // A question that fails, as on a captive network, leaves no placeholder.
    answerTo: (food: AskedFood | null, { data, isError }: Answer) =>
      data ?? (isError ? keptAbout(food) : undefined),
  }
}

type Answer = Readonly<{ data: readonly string[] | undefined; isError: boolean }>

function keptAnswer(userId: string, rules: string, asked: string): string[] | undefined {
  const kept = readStored(userStorageKey(userId, 'unsuitable'), keptAnswers)
  return kept?.rules === rules ? kept.against[asked] : undefined
}

function keepAnswer(userId: string, rules: string, asked: string, against: readonly string[]): void {
  const key = userStorageKey(userId, 'unsuitable')
  const kept = readStored(key, keptAnswers)
  const known = kept?.rules === rules ? Object.entries(kept.against) : []
  const others = known.filter(([other]) => other !== asked).slice(1 - KEPT_MAX)
  // Foods that suit need no entry: nothing is said of them.
  if (against.length > 0)
    storeJson(key, { rules, against: Object.fromEntries([...others, [asked, against]]) })
}
