import { DIET_TYPES } from '@pennyplate/domain/diet/diet-options'
import { COOKING_TOOLS } from '@pennyplate/domain/profile/profile-options'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import { BOX_ORDERS, type BoxFilters, type BoxOrder } from '@pennyplate/domain/recipe-box/choose-recipes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeSearch } from '../../lib/use-search-parameter.ts'

export const MINUTES = [15, 30, 45, 60] as const
export const CENTS = [100, 200, 300, 500] as const
export const BOX_MARKS = ['mine', 'familiar', 'pantry', 'liked', 'cooked'] as const
export type BoxMark = (typeof BOX_MARKS)[number]

/** The choices above the list. In the page address a reload and a link keep them. */
type BoxChoice = Readonly<{
  text: string
  filters: Omit<BoxFilters, 'among'>
  /** The id of a collection. */
  collection: string | undefined
  order: BoxOrder
  withUnsuitable: boolean
}>

const NAMES = ['meal', 'time', 'cost', 'diet', 'tool', 'in', ...BOX_MARKS] as const
type ChoiceName = (typeof NAMES)[number] | 'q' | 'sort' | 'unfit'

/** The choices, where they are kept, and how they change. */
type KeptChoices = Readonly<{
  given: (name: ChoiceName) => string | null
  /** Null takes the choice back. */
  choose: (name: ChoiceName, value: string | null) => void
  clear: () => void
}>

export type BoxQuestionForm = ReturnType<typeof questionOf>

/** Kept in the page address. */
export function useBoxQuestion(): BoxQuestionForm {
  const [search] = useSearchParams()
  // Back leaves the list instead of walking through every choice.
  const change = useChangeSearch({ replace: true, preventScrollReset: true })
  return questionOf({
    given: (name) => search.get(name),
    choose: (name, value) =>
      change((after) => (value === null || value === '' ? after.delete(name) : after.set(name, value))),
    clear: () =>
      change((after) => {
        for (const name of NAMES) after.delete(name)
      }),
  })
}

/** Kept as long as a dialog is open. */
export function useDialogQuestion(first: Readonly<Partial<Record<ChoiceName, string>>>): BoxQuestionForm {
  const [choices, setChoices] = useState(first)
  return questionOf({
    given: (name) => choices[name] ?? null,
    choose: (name, value) =>
      setChoices((now) => ({ ...now, [name]: value === null || value === '' ? undefined : value })),
    clear: () =>
      setChoices((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !isFilter(name)))),
  })
}

function isFilter(name: string): boolean {
  return NAMES.some((one) => one === name)
}

function questionOf({ given, choose, clear }: KeptChoices) {
  const oneOf = <T extends string>(options: readonly T[], name: ChoiceName) =>
    options.find((option) => option === given(name))
  const numberOf = (options: readonly number[], name: ChoiceName) =>
    options.find((option) => `${option}` === given(name))
  const choice: BoxChoice = {
    text: given('q') ?? '',
    filters: {
      meal: oneOf(DISH_MEALS, 'meal'),
      minutesMax: numberOf(MINUTES, 'time'),
      centsMax: numberOf(CENTS, 'cost'),
      diet: oneOf(DIET_TYPES, 'diet'),
      tool: oneOf(COOKING_TOOLS, 'tool'),
      isFamiliar: given('familiar') !== null,
      isFromPantry: given('pantry') !== null,
      isLiked: given('liked') !== null,
      wasCooked: given('cooked') !== null,
      isMine: given('mine') !== null,
    },
    collection: given('in') ?? undefined,
    order: oneOf(BOX_ORDERS, 'sort') ?? 'best',
    withUnsuitable: given('unfit') !== null,
  }
  return { choice, count: NAMES.filter((name) => given(name) !== null).length, choose, clear }
}
