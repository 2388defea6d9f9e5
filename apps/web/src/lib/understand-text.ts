import { callApi } from './api-client.ts'
import { recordOf, recordsOf, stringAt, textsOf } from './json-reader.ts'
import { type PhraseQuestion, readQuestions } from './phrase-question.ts'

/** Where the words stand: in an allergy a food stands for its allergen, among dislikes for itself. */
export type WordsField = 'allergies' | 'restrictions' | 'diet' | 'dislikes'

export type Understanding = Readonly<{
  rules: readonly Readonly<{ phrase: string; forbids: readonly string[]; unchecked: readonly string[] }>[]
  wishes: readonly Readonly<{ phrase: string; wish: string; unchecked: readonly string[] }>[]
  unresolved: readonly PhraseQuestion[]
}>

/** Asks the server, which knows every food, what a plan would keep of these words. */
export function understandText(text: string, field: WordsField, signal: AbortSignal): Promise<Understanding> {
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
