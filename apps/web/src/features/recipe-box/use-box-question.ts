import { DIET_TYPES } from '@pennyplate/domain/diet/diet-options'
import { COOKING_TOOLS } from '@pennyplate/domain/profile/profile-options'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import { BOX_ORDERS, type BoxFilters, type BoxOrder } from '@pennyplate/domain/recipe-box/choose-recipes'
import { useSearchParams } from 'react-router'
import { useChangeSearch } from '../../lib/use-search-parameter.ts'

export const MINUTES = [15, 30, 45, 60] as const
export const CENTS = [100, 200, 300, 500] as const
export const BOX_MARKS = ['mine', 'familiar', 'pantry', 'liked', 'cooked'] as const
export type BoxMark = (typeof BOX_MARKS)[number]

/** The choices above the list, as the page address has them: a reload and a link keep them. */
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

export function useBoxQuestion() {
  const [search] = useSearchParams()
  // Back leaves the list instead of walking through every choice.
  const change = useChangeSearch({ replace: true, preventScrollReset: true })
  const given = (name: string) => search.get(name)
  const oneOf = <T extends string>(options: readonly T[], name: string) =>
    options.find((option) => option === given(name))
  const numberOf = (options: readonly number[], name: string) =>
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
  return {
    choice,
    count: NAMES.filter((name) => given(name) !== null).length,
    /** Null takes the choice back. */
    choose: (name: ChoiceName, value: string | null) =>
      change((after) => (value === null || value === '' ? after.delete(name) : after.set(name, value))),
    clear: () =>
      change((after) => {
        for (const name of NAMES) after.delete(name)
      }),
  }
}
