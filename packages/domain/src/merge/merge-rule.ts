/** How one part of a document merges where both sides changed it. Without a rule, the general one holds. */
export type MergeRule = Readonly<{
  /** The part makes sense only as one side wrote it: mine is kept as it stands. */
  isWhole?: boolean
  /** The properties that say which thing this is. Two different things are never mixed into one. */
  identity?: readonly string[]
  /** Rules of single properties. */
  fields?: Readonly<Record<string, MergeRule>>
  /** The rule of every property (a map) or of every entry (a list). */
  each?: MergeRule
  /** Properties that are reckoned from the others: a side that changed nothing else gives way to one that did. */
  derived?: readonly string[]
  /** Properties that only make sense as one side wrote them, taken together. */
  together?: readonly (readonly string[])[]
}>

export const GENERAL_RULE: MergeRule = {}
