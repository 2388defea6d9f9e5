import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from './api-client.ts'
import { booleanAt, recordOf, stringAt } from './json-reader.ts'

export type ServerConfig = Readonly<{
  allowSignup: boolean
  /** Visitors get a household that is deleted after a day. There are no accounts. */
  isDemo: boolean
  oidc: Readonly<{ name: string }> | null
  billing: 'beta' | 'live'
  /** Whether a language model is configured, and whether it can look at pictures. */
  ai: Readonly<{ chat: boolean; vision: boolean }>
}>

export function readServerConfig(body: unknown): ServerConfig {
  const answer = recordOf(body)
  const oidcName = stringAt(recordOf(answer.oidc), 'name')
  return {
    allowSignup: booleanAt(answer, 'allowSignup') ?? true,
    isDemo: booleanAt(answer, 'isDemo') ?? false,
    oidc: oidcName ? { name: oidcName } : null,
    billing: answer.billing === 'live' ? 'live' : 'beta',
    ai: {
      chat: booleanAt(recordOf(answer.ai), 'chat') ?? false,
      vision: booleanAt(recordOf(answer.ai), 'vision') ?? false,
    },
  }
}

const serverConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => callApi('/api/config', { signal, parse: readServerConfig }),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
})

/** Undefined while loading. If the request fails, the server's defaults: it refuses what it does not allow. */
export function useServerConfig(): ServerConfig | undefined {
  const { data, isError } = useQuery(serverConfigQuery)
  return isError ? readServerConfig({}) : data
}
