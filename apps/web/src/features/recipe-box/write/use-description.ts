import { useDebouncedValue } from '@mantine/hooks'
import {
  type OwnRecipeDescription,
  ownRecipeDescription,
} from '@pennyplate/contract/recipes/own-recipes-answers'
import { memoryFor } from '@pennyplate/domain/own-recipe/line-memory'
import { isHeading, tieKey } from '@pennyplate/domain/own-recipe/own-recipe'
import { OWN_RECIPE_LIMITS } from '@pennyplate/domain/own-recipe/own-recipe-limits'
import { type OwnRecipeForm, partsOf } from '@pennyplate/domain/own-recipe/recipe-form'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callApi } from '../../../lib/api-client.ts'
import { answerBy } from '../../../lib/read-answer.ts'
import { useDocument } from '../../../store/use-document.ts'
import { useOwnFoods } from '../own-food/use-own-foods.ts'

/** A pause in typing, long enough that a recipe is not read with every word. */
const DEBOUNCE_MS = 600

export type ShownLineReading = OwnRecipeDescription['lines'][number]

/** What the typed lines mean, asked once typing pauses. Lines that did not change keep their reading meanwhile. */
export function useDescription(form: OwnRecipeForm) {
  const { zipCode } = withDefaults(useDocument('profile').value)
  const said = useDocument('lineTies').value
  const lines = useMemo(() => partsOf(form.lines), [form.lines])
  const steps = useMemo(() => partsOf(form.steps), [form.steps])
  const memory = useMemo(() => memoryFor(said ?? {}, lines), [said, lines])
  const { foods: added } = useOwnFoods()
  const foods = useMemo(() => {
    const meant = new Set([...Object.values(form.ties), ...Object.values(memory)])
    return added.filter(({ id }) => meant.has(id))
  }, [added, form.ties, memory])
  const servings = servingsIn(form.servings)
  const now = JSON.stringify({
    servings: servings ?? 1,
    lines,
    ties: form.ties,
    memory,
    ...(foods.length > 0 ? { foods } : {}),
    steps,
    zipCode: zipCode.slice(0, 10),
  })
  const [asked] = useDebouncedValue(now, DEBOUNCE_MS)
  const isReadable =
    lines.length <= OWN_RECIPE_LIMITS.lines &&
    lines.every((line) => isHeading(line) || line.text.length <= OWN_RECIPE_LIMITS.lineChars)
  const query = useQuery({
    queryKey: ['describe-own-recipe', asked],
    enabled: lines.length > 0 && isReadable,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
    queryFn: async ({ signal }) => ({
      asked,
      described: await callApi('/api/own-recipes/describe', {
        method: 'POST',
        body: JSON.parse(asked),
        signal,
        parse: answerBy(ownRecipeDescription),
      }),
    }),
  })
  const { data } = query
  const byLine = useMemo(() => {
    // Written above.
    const parts = data ? (JSON.parse(data.asked) as { lines: typeof lines }).lines : []
    return new Map(
      parts.flatMap((part, at): [string, ShownLineReading][] => {
        const described = data?.described.lines[at]
        return described && !isHeading(part) ? [[tieKey(part.text), described]] : []
      }),
    )
  }, [data])
  return {
    lines,
    /** Null while none are typed that a recipe may have. */
    servings,
    /** Of a line as it was written. */
    readingOf: (text: string) => byLine.get(tieKey(text)),
    /** Undefined while what was typed last is not read yet. */
    whole: data?.asked === now && servings !== null && lines.length > 0 ? data.described : undefined,
    isFailed: query.isError,
  }
}

function servingsIn(typed: string): number | null {
  const { min, max } = OWN_RECIPE_LIMITS.servings
  const servings = typed.trim() === '' ? Number.NaN : Number(typed)
  return servings >= min && servings <= max ? servings : null
}
