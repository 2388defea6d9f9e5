import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fetchMatchingFoods } from './fetch-matching-foods.ts'

const DEBOUNCE_MS = 300
const SHOWN_MAX = 8

/** Foods by name, asked for once typing pauses. */
export function useMatchingFoods(typed: string) {
  const [asked] = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const { data, isError, isFetching } = useQuery({
    queryKey: ['search-foods', asked],
    queryFn: ({ signal }) => fetchMatchingFoods(asked, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
  return { asked, found: asked === '' ? [] : (data ?? []).slice(0, SHOWN_MAX), isError, isFetching }
}
