import { DOCUMENT_RULES } from './document-rules.ts'
import { isSameJson } from './json-equality.ts'
import { GENERAL_RULE } from './merge-rule.ts'
import { mergeValues } from './merge-values.ts'
import { settleDocument } from './settle-document.ts'

export type MergeSides = Readonly<{
  /** What both sides started from; undefined when there was no document. */
  base: unknown
  /** What this side made of it; undefined when it deleted the document. */
  mine: unknown
  theirs: unknown
}>

/** One document out of two that were changed apart from each other. Answers undefined when the document is gone. */
export function mergeDocuments(key: string, { base, mine, theirs }: MergeSides): unknown {
  const rule = (Object.hasOwn(DOCUMENT_RULES, key) ? DOCUMENT_RULES[key] : undefined) ?? GENERAL_RULE
  const merged = mergeValues(rule, base, mine, theirs)
  const isOneSide = isSameJson(merged, mine) || isSameJson(merged, theirs)
  return isOneSide ? merged : settleDocument(key, merged)
}
