/** Addresses of the payment calls, for the server that answers them and the pages that ask. */
export const PAYMENT_ROUTES = {
  createSubscription: '/api/payments/create-subscription',
  customerPortal: '/api/payments/customer-portal',
  /** Answers as well under /payments/payment-success (D17). */
  paymentSuccess: '/api/payments/payment-success',
  subscription: '/api/payments/subscription',
  changeCard: '/api/payments/change-card',
  cancel: '/api/payments/cancel',
  resume: '/api/payments/resume',
  webhook: '/api/payments/webhook',
} as const
