import { recordIn, textIn, textsIn } from './profile-values.ts'

/** A household's answer for a phrase that was not understood: only a note, or the foods and classes it forbids. */
export interface SettledPhrase {
  phrase: string
  as: 'note' | string[]
}

export const SETTLED_PHRASES_MAX = 100
export const SETTLED_PHRASE_CHARS_MAX = 200
export const SETTLED_FOODS_MAX = 100

/** The settled phrases of a stored profile; unreadable ones are asked again. */
export function settledPhrasesIn(value: unknown): SettledPhrase[] {
  const stored: readonly unknown[] = Array.isArray(value) ? value : []
  return stored.slice(-SETTLED_PHRASES_MAX).flatMap((one) => {
    const record = recordIn(one)
    const phrase = textIn(record.phrase).trim().slice(0, SETTLED_PHRASE_CHARS_MAX)
    const as = record.as === 'note' ? record.as : textsIn(record.as).slice(0, SETTLED_FOODS_MAX)
    return phrase === '' || as.length === 0 ? [] : [{ phrase, as }]
  })
}

/** Replaces an earlier answer for the phrase; drops the oldest beyond the limit. */
export function withSettledPhrase(phrases: readonly SettledPhrase[], answer: SettledPhrase): SettledPhrase[] {
  const key = (phrase: string) => phrase.trim().toLowerCase()
  const others = phrases.filter(({ phrase }) => key(phrase) !== key(answer.phrase))
  return [...others, answer].slice(-SETTLED_PHRASES_MAX)
}
