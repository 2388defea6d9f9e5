import { isPremium } from '@pennyplate/domain/subscription/subscription'
import { ApiError } from '../../lib/api-error.ts'
import { explainFailure } from '../../messages/failures.ts'
import { cardRefusals, premiumMessages as words } from '../../messages/premium.ts'
import type { CardFailure } from './card-form-frame.tsx'
import { fetchSubscription, postSubscription } from './payment-calls.ts'

export type Started = Readonly<{ sessionId: string; isNew: boolean }>
type StartOutcome = Readonly<{ started: Started }> | Readonly<{ failure: CardFailure }>

/** Starts a subscription. Repeating it after a lost response does not start a second one. */
export async function subscribe(
  sourceId: string,
  me: Readonly<{ id: string; email: string }>,
): Promise<StartOutcome> {
  try {
    const answer = await postSubscription(sourceId, me)
    if (answer.success) return { started: answer }
    const text = answer.code === 'no_subscription' ? words.subscriptionFailed : cardRefusals[answer.code]
    return { failure: { text, asksForCode: answer.code === 'card_needs_more_input' } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return (await findStarted(error)) ?? { failure: { text: explain(error) } }
  }
}

/** After a lost response, checks whether the subscription exists. */
async function findStarted(error: ApiError): Promise<StartOutcome | undefined> {
  if (error.status !== 0 && error.status < 500) return undefined
  try {
    const { status, subscription } = await fetchSubscription()
    return subscription && isPremium(status)
      ? { started: { sessionId: subscription.sessionId, isNew: true } }
      : undefined
  } catch (again) {
    if (again instanceof ApiError) return undefined
    throw again
  }
}

function explain(error: ApiError): string {
  if (error.status === 401) return words.signInFirst
  if (error.status === 429) return explainFailure(error)
  if (error.status === 0) return `${words.networkFailed} ${words.networkFailedHint}`
  return words.subscriptionFailed
}
