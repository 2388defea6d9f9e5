import type { MealSlotName } from '../week/meal-plan.ts'

/** What a household does that tells how it likes a dish. */
export const TASTE_EVENT_KINDS = ['cooked', 'chosen', 'kept', 'skipped', 'turned-down', 'replaced'] as const
export type TasteEventKind = (typeof TASTE_EVENT_KINDS)[number]

export type TasteEvent = Readonly<{
  kind: TasteEventKind
  /** The dish's own name, also where the meal was renamed. */
  name: string
  recipeId?: string | undefined
  slot: MealSlotName
  /** The first day of the week the meal was planned for. */
  weekStart: string
  /** The moment it happened. */
  at: string
}>

/** Something dishes have in common, or one dish: `form:taco`, `cuisine:Mexican`, `protein:fish`, `dish:tuna-melt`. */
export const TRAIT_KINDS = ['form', 'cuisine', 'protein', 'dish'] as const
export type TraitKind = (typeof TRAIT_KINDS)[number]
export type Trait = `${TraitKind}:${string}`

/** The household said that what was learned of a trait is not true. Earlier events no longer count for it. */
export type TasteCorrection = Readonly<{ trait: Trait; at: string }>

export function traitKindOf(trait: Trait): TraitKind {
  // A trait starts with its kind.
  return trait.slice(0, trait.indexOf(':')) as TraitKind
}

export function traitValueOf(trait: Trait): string {
  return trait.slice(trait.indexOf(':') + 1)
}

/** Null for anything that is no trait. */
export function traitIn(text: string): Trait | null {
  const kind = TRAIT_KINDS.find((one) => text.startsWith(`${one}:`) && text.length > one.length + 1)
  return kind ? `${kind}:${text.slice(kind.length + 1)}` : null
}

/** An event counts in full on its day, and nothing after this many days. */
export const DAYS_REMEMBERED = 182
