import { isSameJson } from '../json-equality.ts'
import { DOCUMENT_RULES } from './document-rules.ts'
import { GENERAL_RULE } from './merge-rule.ts'
import { mergeValues } from './merge-values.ts'
import { settleDocument } from './settle-document.ts'

export type MergeSides = Readonly<{
  /** The common ancestor; undefined when there was no document. */
  base: unknown
  /** This side's version; undefined when it deleted the document. */
  mine: unknown
  theirs: unknown
}>

/** Merges two versions of a document. Returns undefined when it is deleted. */
export function mergeDocuments(key: string, { base, mine, theirs }: MergeSides): unknown {
  const rule = (Object.hasOwn(DOCUMENT_RULES, key) ? DOCUMENT_RULES[key] : undefined) ?? GENERAL_RULE
  const merged = mergeValues(rule, base, mine, theirs)
  const isOneSide = isSameJson(merged, mine) || isSameJson(merged, theirs)
  return isOneSide ? merged : settleDocument(key, merged)
}
