import { entryAnswer } from '@pennyplate/contract/documents/stored-entries'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callApi } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { rememberConfirmed, wasConfirmed } from '../../lib/remembered-user.ts'
import { userKey } from '../../lib/session.ts'
import type { Session } from '../../lib/session-state.ts'
import type { CloudCheck } from './decide-route.ts'

/** Which stored value says yes. */
const CHECKS = {
  profile: z.object({ profileCompleted: z.literal(true) }),
  tosAcceptance: z.object({ tosAccepted: z.literal(true) }),
} as const
type CheckedKey = keyof typeof CHECKS

/** The profile is complete if either the user's metadata or the stored profile says so. */
export function useProfileCheck(session: Session): CloudCheck {
  const flag = session.status === 'signed-in' && session.me.unsafeMetadata.profileCompleted === true
  return useCloudCheck(session, 'profile', flag)
}

/** The terms are accepted if either the public metadata or the stored record says so. */
export function useTermsCheck(session: Session): CloudCheck {
  const flag = session.status === 'signed-in' && session.me.publicMetadata.tosAccepted === true
  return useCloudCheck(session, 'tosAcceptance', flag)
}

/** After accepting, no server check is needed. */
export function markTermsAccepted(client: QueryClient, userId: string): void {
  client.setQueryData(checkKey(userId, 'tosAcceptance'), true)
}

function useCloudCheck(session: Session, key: CheckedKey, isKnownFromMetadata: boolean): CloudCheck {
  const userId = session.status === 'signed-in' ? session.me.id : ''
  const { data, isError } = useQuery({
    queryKey: checkKey(userId, key),
    queryFn: ({ signal }) => runCheck(userId, key, signal),
    enabled: userId !== '' && !isKnownFromMetadata,
    networkMode: 'always',
  })
  if (isKnownFromMetadata || data === true) return 'yes'
  if (data === false) return 'no'
  return isError ? 'failed' : 'checking'
}

/** If the server cannot be reached, an earlier yes still counts, so that the app opens without a network. */
async function runCheck(userId: string, key: CheckedKey, signal: AbortSignal): Promise<boolean> {
  try {
    const isYes = CHECKS[key].safeParse(await readStored(userId, key, signal)).success
    if (isYes) rememberConfirmed(userId, key)
    return isYes
  } catch (error) {
    if (error instanceof ApiError && error.status === 0 && wasConfirmed(userId, key)) return true
    throw error
  }
}

/** Reads from the server, not from this browser's copy, which may hold what the server does not have. */
async function readStored(userId: string, key: CheckedKey, signal: AbortSignal): Promise<unknown> {
  const query = { userId, key, absent: 'null' }
  return (await callApi('/api/kv', { query, signal, parse: answerBy(entryAnswer) })).value
}

function checkKey(userId: string, key: CheckedKey): readonly string[] {
  return userKey(userId, 'cloud-check', key)
}
