import { readFileSync } from 'node:fs'
import { judgeFood } from '@pennyplate/domain/diet/diet'
import { readRestrictions } from '@pennyplate/domain/restrictions/read-restrictions'
import type { RestrictionField } from '@pennyplate/domain/restrictions/read-text'
import { foodById } from '../src/foods/foods.ts'
import { RESTRICTION_NAMES } from '../src/foods/restriction-names.ts'

/** One row of restriction-phrases.tsv: a phrase, and how a careful reader understands it. */
export type PhraseRow = {
  readonly field: string
  readonly phrase: string
  readonly forbidden: readonly string[]
  readonly allowed: readonly string[]
  readonly outcome: string
}

export type ReadRow = PhraseRow & {
  readonly isAsked: boolean
  readonly hasWish: boolean
  readonly hasDietRule: boolean
  readonly missed: readonly string[]
  readonly tooMuch: readonly string[]
}

const FIELDS: Readonly<Record<string, RestrictionField>> = {
  allergy: 'allergies',
  restriction: 'restrictions',
  diet: 'diet',
  dislike: 'dislikes',
}

export function phraseRows(): PhraseRow[] {
  const file = readFileSync(new URL('./restriction-phrases.tsv', import.meta.url), 'utf8')
  return file
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [field = '', phrase = '', forbidden = '', allowed = '', outcome = ''] = line.split('\t')
      const ids = (cell: string) => cell.split(';').filter((id) => id !== '')
      return { field, phrase, forbidden: ids(forbidden), allowed: ids(allowed), outcome }
    })
}

export function readRow(row: PhraseRow): ReadRow {
  const field = FIELDS[row.field]
  if (!field) throw new Error(`no field ${row.field}`)
  const { rules, wishes, questions } = readRestrictions([row.phrase], field, RESTRICTION_NAMES)
  const isForbidden = (id: string) => {
    const food = foodById(id)
    if (!food) throw new Error(`${row.phrase}: no food ${id}`)
    return (
      judgeFood(
        food,
        rules.map(({ rule }) => rule),
      ).verdict !== 'allowed'
    )
  }
  return {
    ...row,
    isAsked: questions.length > 0,
    hasWish: wishes.length > 0,
    hasDietRule: rules.some(({ rule }) => rule.id.startsWith('diet:')),
    missed: row.forbidden.filter((id) => !isForbidden(id)),
    tooMuch: row.allowed.filter(isForbidden),
  }
}

/** Understood as expected, with no questions. */
export function isRight({ outcome, isAsked, hasWish, hasDietRule, missed, tooMuch }: ReadRow): boolean {
  if (outcome === 'ask') return isAsked
  if (isAsked || missed.length > 0 || tooMuch.length > 0) return false
  // A style that one of our diets covers is a rule.
  return outcome !== 'wish' || hasWish || hasDietRule
}
