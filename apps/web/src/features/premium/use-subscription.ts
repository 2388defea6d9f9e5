import type { SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { useQuery } from '@tanstack/react-query'
import { userKey } from '../../lib/session.ts'
import { fetchSubscription } from './payment-calls.ts'

export const subscriptionKey = (userId: string) => userKey(userId, 'subscription')

/** Asked anew on every visit: what is shown here is about money. */
export function useSubscription(userId: string | undefined) {
  return useQuery<SubscriptionAnswer>({
    queryKey: subscriptionKey(userId ?? ''),
    queryFn: ({ signal }) => fetchSubscription(signal),
    enabled: userId !== undefined,
    networkMode: 'always',
  })
}
