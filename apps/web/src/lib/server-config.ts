import { configAnswer, type ServerConfig } from '@pennyplate/contract/accounts/account'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from './api-client.ts'
import { answerBy } from './read-answer.ts'

const serverConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => callApi('/api/config', { signal, parse: answerBy(configAnswer) }),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
})

/** For a page rendered on the server, which knows its own. */
export function setServerConfig(client: QueryClient, config: ServerConfig): void {
  client.setQueryData(serverConfigQuery.queryKey, config)
}

/** Undefined while loading. If the request fails, the server's defaults: it refuses what it does not allow. */
export function useServerConfig(): ServerConfig | undefined {
  const { data, isError } = useQuery(serverConfigQuery)
  return isError ? configAnswer.parse({}) : data
}
