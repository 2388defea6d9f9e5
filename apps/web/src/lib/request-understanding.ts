import type { PhraseQuestion } from '@pennyplate/contract/ai/understood'
import { callApi } from './api-client.ts'
import { recordOf, recordsOf, stringAt, textsOf } from './json-reader.ts'
import { readQuestions } from './phrase-question.ts'

/** Which field the words are in. In allergies a food means its allergen, in dislikes the food itself. */
export type WordsField = 'allergies' | 'restrictions' | 'diet' | 'dislikes'

export type Understanding = Readonly<{
  rules: readonly Readonly<{ phrase: string; forbids: readonly string[]; unchecked: readonly string[] }>[]
  wishes: readonly Readonly<{ phrase: string; wish: string; unchecked: readonly string[] }>[]
  unresolved: readonly PhraseQuestion[]
}>

/** Asks the server which rules it reads from the words. */
export function requestUnderstanding(
  text: string,
  field: WordsField,
  signal: AbortSignal,
): Promise<Understanding> {
  return callApi('/api/foods/understand', {
    method: 'POST',
    body: { text, field },
    signal,
    parse: readUnderstanding,
  })
}

function readUnderstanding(body: unknown): Understanding {
  const answer = recordOf(body)
  return {
    rules: recordsOf(answer.rules).flatMap((rule) => {
      const phrase = stringAt(rule, 'phrase')
      return phrase ? [{ phrase, forbids: textsOf(rule.forbids), unchecked: textsOf(rule.unchecked) }] : []
    }),
    wishes: recordsOf(answer.wishes).flatMap((one) => {
      const [phrase, wish] = [stringAt(one, 'phrase'), stringAt(one, 'wish')]
      return phrase && wish ? [{ phrase, wish, unchecked: textsOf(one.unchecked) }] : []
    }),
    unresolved: readQuestions(recordsOf(answer.unresolved)),
  }
}
