import { type QueryClient, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { type JsonRecord, recordOf } from '../../lib/json-reader.ts'
import { rememberConfirmed, wasConfirmed } from '../../lib/remembered-user.ts'
import { userKey } from '../../lib/session.ts'
import type { Session } from '../../lib/session-state.ts'
import type { CloudCheck } from './decide-route.ts'

type CheckedKey = 'profile' | 'tosAcceptance'

/** The user's metadata or the stored profile: either one says that the profile is complete. */
export function useProfileCheck(session: Session): CloudCheck {
  const flag = session.status === 'signed-in' && session.me.unsafeMetadata.profileCompleted === true
  return useCloudCheck(session, 'profile', flag, (profile) => profile.profileCompleted === true)
}

/** The public metadata or the stored record: either one says that the terms are accepted. */
export function useTermsCheck(session: Session): CloudCheck {
  const flag = session.status === 'signed-in' && session.me.publicMetadata.tosAccepted === true
  return useCloudCheck(session, 'tosAcceptance', flag, (record) => record.tosAccepted === true)
}

/** Once accepted here, there is nothing left to ask the server. */
export function markTermsAccepted(client: QueryClient, userId: string): void {
  client.setQueryData(checkKey(userId, 'tosAcceptance'), true)
}

function useCloudCheck(
  session: Session,
  key: CheckedKey,
  isKnownFromMetadata: boolean,
  says: (value: JsonRecord) => boolean,
): CloudCheck {
  const userId = session.status === 'signed-in' ? session.me.id : ''
  const { data, isError } = useQuery({
    queryKey: checkKey(userId, key),
    queryFn: ({ signal }) => ask(userId, key, says, signal),
    enabled: userId !== '' && !isKnownFromMetadata,
    networkMode: 'always',
  })
  if (isKnownFromMetadata || data === true) return 'yes'
  if (data === false) return 'no'
  return isError ? 'failed' : 'checking'
}

/** A server out of reach does not undo the yes it gave before: the app opens without a network. */
async function ask(
  userId: string,
  key: CheckedKey,
  says: (value: JsonRecord) => boolean,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const isYes = says(recordOf(await readStored(userId, key, signal)))
    if (isYes) rememberConfirmed(userId, key)
    return isYes
  } catch (error) {
    if (error instanceof ApiError && error.status === 0 && wasConfirmed(userId, key)) return true
    throw error
  }
}

/** Asked of the server itself: the browser's copy must not vouch for what the server does not know. */
function readStored(userId: string, key: CheckedKey, signal: AbortSignal): Promise<unknown> {
  const query = { userId, key, absent: 'null' }
  return callApi('/api/kv', { query, signal, parse: (body) => recordOf(body).value })
}

function checkKey(userId: string, key: CheckedKey): readonly string[] {
  return userKey(userId, 'cloud-check', key)
}
