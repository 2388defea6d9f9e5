import type { FoodRule } from '../diet/diet.ts'
import type { UncheckedCode, Wish } from './concept.ts'

/** Where a phrase was written: in an allergy a food stands for its allergen, among dislikes for itself. */
export type RestrictionField = 'allergies' | 'restrictions' | 'diet' | 'dislikes'

export interface ReadRule {
  readonly phrase: string
  /** In plain words: "milk and dairy". */
  readonly name: string
  readonly rule: FoodRule
  /** What the rule does not keep, or keeps more strictly. */
  readonly unchecked: readonly UncheckedCode[]
}

export interface ReadWish {
  readonly phrase: string
  readonly wish: Wish
  readonly unchecked: readonly UncheckedCode[]
}

/** One thing that a phrase may mean. `as` is what settles the phrase with it: a class ("class:milk") or foods. */
export interface Reading {
  readonly name: string
  readonly as: readonly string[]
}

export interface Question {
  readonly phrase: string
  /** The likeliest meanings, at most three. */
  readonly readings: readonly Reading[]
}

export interface ReadText {
  readonly rules: readonly ReadRule[]
  readonly wishes: readonly ReadWish[]
  readonly questions: readonly Question[]
}
