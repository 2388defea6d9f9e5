/** How one part of a document merges when both sides changed it. Without one the general rule applies. */
export type MergeRule = Readonly<{
  /** Never mixed: mine is kept whole. */
  isWhole?: boolean
  /** The properties that identify it. Two different things are never mixed. */
  identity?: readonly string[]
  /** Rules of single properties. */
  fields?: Readonly<Record<string, MergeRule>>
  /** The rule of every property (a map) or of every entry (a list). */
  each?: MergeRule
  /** Derived properties: a side that changed only these gives way to one that changed more. */
  derived?: readonly string[]
  /** Properties that are taken together from one side. */
  together?: readonly (readonly string[])[]
}>

export const GENERAL_RULE: MergeRule = {}
