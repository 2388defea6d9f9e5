import type { PhraseQuestion } from '@pennyplate/contract/ai/understood'
import { type JsonRecord, recordsOf, stringAt, textsOf } from './json-reader.ts'

export function readQuestions(records: readonly JsonRecord[]): PhraseQuestion[] {
  return records.flatMap((record) => {
    const phrase = stringAt(record, 'phrase')
    if (!phrase) return []
    const readings = recordsOf(record.readings).flatMap((reading) => {
      const [name, as] = [stringAt(reading, 'name'), textsOf(reading.as)]
      return name && as.length > 0 ? [{ name, as }] : []
    })
    return [{ phrase, readings }]
  })
}

/** Whether two spellings are the same phrase. */
export function isSamePhrase(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
