import { useDebouncedValue } from '@mantine/hooks'
import type { UnderstoodItem } from '@pennyplate/contract/foods/foods'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { understandItems } from './understand-items.ts'

const QUIET_MS = 350
const LETTERS_MIN = 3
/** A form that waits longer looks broken. */
const PATIENCE_MS = 5000

type FoodSuggestion = {
  /** The food that matches the typed name, once typing pauses; undefined if none does. */
  readonly food: UnderstoodItem | undefined
  /** The same at once, so that what is added does not depend on how soon the button is pressed. */
  readonly findFood: () => Promise<UnderstoodItem | undefined>
}

export function useFoodSuggestion(typed: string): FoodSuggestion {
  const name = typed.trim()
  const client = useQueryClient()
  const [rested] = useDebouncedValue(name, QUIET_MS)
  const { data } = useQuery({ ...foodsNamed(rested), enabled: rested.length >= LETTERS_MIN })

  async function findFood() {
    if (name.length < LETTERS_MIN) return undefined
    // Without an answer, what was typed is added as it is.
    const known = client.fetchQuery(foodsNamed(name)).then(onlyFood, () => undefined)
    return Promise.race([known, new Promise<undefined>((give) => setTimeout(give, PATIENCE_MS))])
  }
  return { food: rested === name ? onlyFood(data) : undefined, findFood }
}

const foodsNamed = (name: string) =>
  queryOptions({
    queryKey: ['pantry-food', name],
    // Without its signal: typing the next name must not end what the last one waits for.
    queryFn: () => understandItems(name),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

function onlyFood(items: readonly UnderstoodItem[] = []): UnderstoodItem | undefined {
  const [first, ...more] = items
  return first !== undefined && first.foodId !== null && more.length === 0 ? first : undefined
}
