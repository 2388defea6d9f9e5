import type { FoodRule } from '../diet/diet.ts'
import { HEALTH_WISH_IDS } from '../diet/health-wishes.ts'
import type { FoodTrait } from '../food/food.ts'

/** What a rule does not check, or checks more strictly than asked. Shown to the household. */
export const UNCHECKED_CODES = [
  'certification',
  'cross-contact',
  'amounts',
  'dairy-left-in',
  'iron',
  'practice-varies',
  'stricter',
  'raw',
  'days',
  'in-products',
] as const
export type UncheckedCode = (typeof UNCHECKED_CODES)[number]

/** Styles of eating without figures of their own. */
export const STYLES = ['lower-calorie', 'less-meat', 'whole-foods', 'mediterranean'] as const
export type Style = (typeof STYLES)[number]

/** What no single food breaks: wishes counted over the day, and styles. */
export const WISHES = [...HEALTH_WISH_IDS, ...STYLES] as const
export type Wish = (typeof WISHES)[number]

/** The meaning of a restriction's words. */
export interface Concept {
  /** "milk", "citrus", "celiac". */
  readonly id: string
  /** In plain words: "milk and dairy". */
  readonly name: string
  /** A food can be allowed again ("ghee is fine"); a diet, a condition and a style cannot. */
  readonly kind: 'food' | 'diet'
  /** As people write it; plural and spelling do not matter. */
  readonly words: readonly string[]
  /** One of its foods: enough to name it in an allergy, only itself among disliked foods. */
  readonly members: readonly string[]
  readonly rule?: FoodRule
  /** For an allergy, where hidden amounts in sauces and mixes count too. */
  readonly allergyRule?: FoodRule
  /** Also every food with one of these in its name. */
  readonly named: readonly string[]
  readonly wish?: Wish
  readonly unchecked: readonly UncheckedCode[]
  /** Traits it exempts when it is allowed: aged cheese, for a household without milk. */
  readonly lets?: readonly FoodTrait[]
  /** Triggers differ between people: a household that names its own needs no more than those. */
  readonly isPersonal?: boolean
  /** The readings to offer when it means different things to different people. */
  readonly asks?: readonly string[]
}

type Facts = Partial<
  Pick<Concept, 'allergyRule' | 'lets' | 'isPersonal' | 'wish' | 'unchecked' | 'asks' | 'kind'>
> & {
  readonly rule?: FoodRule | Omit<FoodRule, 'id'>
  readonly members?: string
  readonly named?: string
}

/** Words and members are separated by semicolons, so that the tables stay readable. */
export function concept(id: string, name: string, words: string, facts: Facts): Concept {
  const { rule, members = '', named = '', kind = 'food', unchecked = [], ...rest } = facts
  const [firstWord = id] = splitWords(words)
  return {
    id,
    name,
    kind,
    unchecked,
    words: splitWords(words),
    members: splitWords(members),
    named: splitWords(named),
    ...rest,
    ...(rule ? { rule: 'id' in rule ? rule : { id: `text:${firstWord}`, ...rule } } : {}),
  }
}

/** A diet or condition that forbids foods. */
export function dietConcept(
  id: string,
  name: string,
  words: string,
  rule: Omit<FoodRule, 'id'> | FoodRule,
  unchecked: readonly UncheckedCode[] = [],
): Concept {
  return concept(id, name, words, { rule, unchecked, kind: 'diet' })
}

export function wishConcept(id: Wish, name: string, words: string): Concept {
  return concept(id, name, words, { wish: id, kind: 'diet' })
}

/** Words that mean different things to different people: the household is asked which reading it means. */
export function ambiguousConcept(
  id: string,
  name: string,
  words: string,
  readings: readonly string[] = [],
): Concept {
  return concept(id, name, words, { asks: readings, kind: 'diet' })
}

export function splitWords(words: string): string[] {
  return words
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
