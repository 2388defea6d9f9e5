import { callApi } from '../../lib/api-client.ts'
import { recordOf, stringAt } from '../../lib/json-reader.ts'

export type Understanding = Readonly<{
  understood: readonly Readonly<{
    kind: 'allergen' | 'group' | 'food'
    name: string
    foods: readonly string[]
  }>[]
  notUnderstood: readonly string[]
}>

/** Asks the server, which knows every food, what a plan would keep of these words. */
export function understandText(text: string, signal: AbortSignal): Promise<Understanding> {
  return callApi('/api/foods/understand', {
    method: 'POST',
    body: { text },
    signal,
    parse: readUnderstanding,
  })
}

function readUnderstanding(body: unknown): Understanding {
  const answer = recordOf(body)
  const entries: unknown[] = Array.isArray(answer.understood) ? answer.understood : []
  return {
    understood: entries.flatMap((entry) => {
      const record = recordOf(entry)
      const name = stringAt(record, 'name')
      return name ? [{ kind: readKind(record.kind), name, foods: textsOf(record.foods) }] : []
    }),
    notUnderstood: textsOf(answer.notUnderstood),
  }
}

function readKind(kind: unknown): Understanding['understood'][number]['kind'] {
  return kind === 'allergen' || kind === 'food' ? kind : 'group'
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}
