import { weekOverviewAnswer } from '@pennyplate/contract/week/overview'
import { useQuery } from '@tanstack/react-query'
import { callApi } from './api-client.ts'
import { answerBy } from './read-answer.ts'

/** Every week of the household in a few words, as the server has them. */
export function useWeekOverview() {
  return useQuery({
    queryKey: ['weeks'],
    queryFn: ({ signal }) => callApi('/api/weeks/overview', { signal, parse: answerBy(weekOverviewAnswer) }),
    retry: false,
    gcTime: 0,
  })
}
