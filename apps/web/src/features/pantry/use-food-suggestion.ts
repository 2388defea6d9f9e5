import { useDebouncedValue } from '@mantine/hooks'
import type { UnderstoodItem } from '@pennyplate/contract/foods/foods'
import { useQuery } from '@tanstack/react-query'
import { understandItems } from './understand-items.ts'

const QUIET_MS = 350
const LETTERS_MIN = 3

/** The food that matches the typed name, once typing pauses; undefined if none does. */
export function useFoodSuggestion(name: string): UnderstoodItem | undefined {
  const [rested] = useDebouncedValue(name.trim(), QUIET_MS)
  const { data } = useQuery({
    queryKey: ['pantry-food', rested],
    queryFn: ({ signal }) => understandItems(rested, signal),
    enabled: rested.length >= LETTERS_MIN,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const [first, ...more] = data ?? []
  const isOne = first !== undefined && first.foodId !== null && more.length === 0
  return isOne && rested === name.trim() ? first : undefined
}
