import type { callApi } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { listOf, recordOf, stringAt } from '../../lib/json-reader.ts'

/** Everything the server stores about the user, unchanged. */
export type ExportedData = Readonly<{
  product: 'Pennyplate'
  exportedAt: string
  account: unknown
  documents: unknown
  /** Stored shares, each with the plan behind its link. */
  shares: readonly unknown[]
  /** Signed-in devices. Absent if the server requires a fresh sign-in for them. */
  devices?: readonly unknown[]
}>

export async function collectData(call: typeof callApi, userId: string, now: Date): Promise<ExportedData> {
  const [account, documents, shares, devices] = await Promise.all([
    call('/api/me', { parse: (body) => body }),
    call('/api/kv/all', { query: { userId }, parse: (body) => recordOf(body).entries }),
    collectShares(call),
    collectDevices(call),
  ])
  return {
    product: 'Pennyplate',
    exportedAt: now.toISOString(),
    account,
    documents,
    shares,
    ...(devices === undefined ? {} : { devices }),
  }
}

async function collectShares(call: typeof callApi): Promise<unknown[]> {
  const shares = await call('/api/shares', {
    parse: (body) => listOf(recordOf(body).shares),
  })
  return Promise.all(
    shares.map(async (share) => {
      const id = stringAt(recordOf(share), 'id') ?? ''
      const query = { absent: 'null' }
      const shared = await call(`/api/shares/${encodeURIComponent(id)}`, { query, parse: (body) => body })
      return { ...recordOf(share), shared }
    }),
  )
}

async function collectDevices(call: typeof callApi): Promise<unknown[] | undefined> {
  try {
    return await call('/api/auth/list-sessions', {
      parse: (body) => listOf(body).map(withoutToken),
    })
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined
    throw error
  }
}

/** The token grants access to the account, so it must not be in a downloaded file. */
function withoutToken(session: unknown): unknown {
  const { token: _, ...rest } = recordOf(session)
  return rest
}
