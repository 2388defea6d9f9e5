import { SHARES_PER_HOUSEHOLD_MAX } from '@pennyplate/domain/bounds/limits'
import { ApiError } from '../../lib/api-error.ts'
import { explainError } from '../../messages/failures.ts'
import { sharingMessages as words } from '../../messages/sharing.ts'

/** Says why storing a shared plan failed. */
export function explainShareFailure(error: Error, isTooLong: boolean): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'value_too_large' || code === 'body_too_large') return words.tooLarge
  if (code !== 'storage_full') return words.failed(explainError(error))
  const makeRoom = words.makeRoom(SHARES_PER_HOUSEHOLD_MAX)
  return isTooLong ? `${words.tooLargeForLink} ${makeRoom}` : makeRoom
}
