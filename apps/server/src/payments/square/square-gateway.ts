import type { PaymentGateway } from '../gateway.ts'
import { openSquareAccount, type SquareDeps } from './square-account.ts'
import { type SquareConfig, squareAddresses } from './square-config.ts'
import { deleteSquareCustomer, squareCustomers } from './square-customers.ts'
import {
  cancelSquareSubscription,
  changeSquareCard,
  changeSquarePrice,
  readSquareSubscription,
  resumeSquareSubscription,
  startSquareSubscription,
} from './square-subscriptions.ts'
import { readSquareEvent } from './square-webhook.ts'

/** Square over its REST API: customers, cards on file, subscriptions and webhooks. */
export function createSquareGateway(
  config: SquareConfig,
  { baseUrl, ...deps }: SquareDeps & { baseUrl: string },
): PaymentGateway {
  const account = openSquareAccount(config, deps)
  const { applicationId, locationId, signatureKey } = config
  return {
    name: 'square',
    cardForm: {
      gateway: 'square',
      applicationId,
      locationId,
      scriptUrl: `${squareAddresses(config).scripts}/v1/square.js`,
    },
    ...squareCustomers(account),
    startSubscription: (subscription) => startSquareSubscription(account, subscription),
    read: (ref) => readSquareSubscription(account, ref),
    changeCard: (ref) => changeSquareCard(account, ref),
    changePrice: (ref) => changeSquarePrice(account, ref),
    cancel: (ref) => cancelSquareSubscription(account, ref),
    resume: (ref) => resumeSquareSubscription(account, ref),

    async deleteCustomer({ customerId, cardId, subscriptionId }) {
      if (subscriptionId) {
        const cancelled = await cancelSquareSubscription(account, { subscriptionId })
        if (!cancelled.ok && cancelled.reason === 'unavailable') return cancelled
      }
      return deleteSquareCustomer(account, { customerId, cardId })
    },

    readEvent: (call) => readSquareEvent({ baseUrl, signatureKey }, call),
    // Square charges by itself.
    chargeDue: async () => {},
  }
}
