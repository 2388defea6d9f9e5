import type { SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { useQuery } from '@tanstack/react-query'
import { userKey } from '../../lib/session.ts'

export const subscriptionKey = (userId: string) => userKey(userId, 'subscription')

/** Asked anew on every visit: what is shown here is about money. */
export function useSubscription(userId: string | undefined) {
  return useQuery<SubscriptionAnswer>({
    queryKey: subscriptionKey(userId ?? ''),
    // The dashboard asks too, and what reads the answer is heavy: it comes after the first view.
    queryFn: async ({ signal }) => (await import('./payment-calls.ts')).fetchSubscription(signal),
    enabled: userId !== undefined,
    networkMode: 'always',
  })
}
