import { ApiError } from '../lib/api-error.ts'
import { counted } from './wording.ts'

/** Failures that read the same on every screen. */
export const failureMessages = {
  tryAgain: 'Try again',
  unexpected: 'Something went wrong on this page. What you typed is still here; please try again.',
  unreachable: 'We cannot reach Pennyplate right now. Check your connection and try again.',
  timedOut: 'Pennyplate took too long to answer. Please try again.',
  server: 'Something went wrong on our end. Please try again in a moment.',
  sessionEnded: 'You have been signed out. Sign in again to continue.',
  householdFull:
    'Your household has stored all it may. Delete recipes, saved weeks or shared plans you no longer need, then try again. Settings shows how much is stored.',
  refused: 'Pennyplate did not accept this. Check what you typed and try again.',
  busy: (retryAfterS: number | undefined) => `We are busy right now. ${tryAgainIn(retryAfterS)}`,
  tooOften: (retryAfterS: number | undefined) => `Too many attempts. ${tryAgainIn(retryAfterS)}`,
} as const

export function tryAgainIn(seconds: number | undefined): string {
  if (seconds === undefined) return 'Please try again in a few minutes.'
  if (seconds < 60) return `Try again in ${counted(Math.max(1, seconds), 'second')}.`
  if (seconds < 3600) return `Try again in ${counted(Math.ceil(seconds / 60), 'minute')}.`
  return `Try again in ${counted(Math.ceil(seconds / 3600), 'hour')}.`
}

export function explainFailure(error: ApiError): string {
  if (error.code === 'busy') return failureMessages.busy(error.retryAfterS)
  if (error.status === 429) return failureMessages.tooOften(error.retryAfterS)
  if (error.code === 'household_full') return failureMessages.householdFull
  if (error.code === 'timed_out') return failureMessages.timedOut
  if (error.status === 0) return failureMessages.unreachable
  if (error.status === 401) return failureMessages.sessionEnded
  return error.status >= 500 ? failureMessages.server : failureMessages.refused
}

/** For errors thrown by a mutation or query; only ApiError is expected. */
export function explainError(error: Error): string {
  return error instanceof ApiError ? explainFailure(error) : failureMessages.unexpected
}
