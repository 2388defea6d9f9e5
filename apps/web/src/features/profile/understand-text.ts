import { callApi } from '../../lib/api-client.ts'
import { recordOf, recordsOf, stringAt, textsOf } from '../../lib/json-reader.ts'

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
  return {
    understood: recordsOf(answer.understood).flatMap((record) => {
      const name = stringAt(record, 'name')
      return name ? [{ kind: readKind(record.kind), name, foods: textsOf(record.foods) }] : []
    }),
    notUnderstood: textsOf(answer.notUnderstood),
  }
}

function readKind(kind: unknown): Understanding['understood'][number]['kind'] {
  return kind === 'allergen' || kind === 'food' ? kind : 'group'
}
