import type { SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { useQuery } from '@tanstack/react-query'
import { userKey } from '../../lib/session.ts'

export const subscriptionKey = (userId: string) => userKey(userId, 'subscription')

/** Always fetched, never cached, because it is about money. */
export function useSubscription(userId: string | undefined) {
  return useQuery<SubscriptionAnswer>({
    queryKey: subscriptionKey(userId ?? ''),
    // Loaded on use: the dashboard uses this too, and the schemas are too heavy for its first view.
    queryFn: async ({ signal }) => (await import('./payment-calls.ts')).fetchSubscription(signal),
    enabled: userId !== undefined,
    networkMode: 'always',
  })
}
