import type { SubscriptionChangeAnswer } from '@pennyplate/contract/payments/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explainError } from '../../messages/failures.ts'
import { cardRefusals, manageMessages as words } from '../../messages/premium.ts'
import { notify } from '../../ui/notify.ts'
import { subscriptionKey } from './use-subscription.ts'

/** Changes a subscription. The page then shows the state from the response. */
export function useChange<Input>(
  userId: string,
  {
    send,
    done,
    onDone,
  }: {
    send: (input: Input) => Promise<SubscriptionChangeAnswer>
    done: string
    onDone?: () => void
  },
) {
  const client = useQueryClient()
  const queryKey = subscriptionKey(userId)
  const change = useMutation({
    mutationFn: send,
    networkMode: 'always',
    onSuccess: (answer) => {
      if (!answer.success) return
      client.setQueryData(queryKey, answer.current)
      notify.success(done)
      onDone?.()
    },
    // The change may have been made even if its response was lost.
    onError: () => client.invalidateQueries({ queryKey }),
  })
  return {
    isSending: change.isPending,
    send: change.mutate,
    failure: failureOf(change.data, change.error),
    asksForCode: change.data?.success === false && change.data.code === 'card_needs_more_input',
  }
}

function failureOf(answer: SubscriptionChangeAnswer | undefined, error: Error | null): string | undefined {
  if (error) return words.notSure(explainError(error))
  if (!answer || answer.success) return undefined
  return answer.code === 'no_subscription' ? words.noSubscription : cardRefusals[answer.code]
}
