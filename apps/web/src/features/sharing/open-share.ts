import { readSharedPlan, type SharedPlan } from '@pennyplate/contract/share'
import { isShareExpired } from '@pennyplate/domain/sharing/share'
import { decodeShare, isStoredShareId } from '@pennyplate/domain/sharing/share-link'
import { ApiError } from '../../lib/api-error.ts'
import { compression } from './compression.ts'

/** `expired`: readable, but not a valid plan or no longer. `undecodable`: not readable. */
export type OpenedShare =
  | Readonly<{ kind: 'plan'; shared: SharedPlan }>
  | Readonly<{ kind: 'expired' | 'undecodable' }>
  | Readonly<{ kind: 'unreachable'; error: ApiError }>

type Deps = Readonly<{ now: Date; fetchShare: (id: string) => Promise<unknown> }>

const FOLDER = '/shared/'

/** Reads the plan from a share link, or says why there is none. */
export async function openShare(pathname: string, outside: Deps): Promise<OpenedShare> {
  const code = codeIn(pathname)
  if (isStoredShareId(code)) return openStored(code, outside)
  const decoded = await decodeShare(code, compression)
  return decoded.ok ? judge(decoded.value, outside.now) : { kind: 'undecodable' }
}

async function openStored(id: string, { now, fetchShare }: Deps): Promise<OpenedShare> {
  try {
    const stored = await fetchShare(id)
    return stored === null ? { kind: 'expired' } : judge(stored, now)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { kind: 'unreachable', error }
  }
}

function judge(value: unknown, now: Date): OpenedShare {
  const shared = readSharedPlan(value)
  const isOver = shared?.sharedDate && isShareExpired(shared.sharedDate, now)
  return shared && !isOver ? { kind: 'plan', shared } : { kind: 'expired' }
}

function codeIn(pathname: string): string {
  const escaped = pathname.slice(FOLDER.length)
  try {
    return decodeURIComponent(escaped)
  } catch {
    // A lone percent sign is not an escape. No valid code contains one.
    return escaped
  }
}
