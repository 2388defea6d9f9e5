/** Paths of the payment calls, shared by the server and the pages. */
export const PAYMENT_ROUTES = {
  createSubscription: '/api/payments/create-subscription',
  customerPortal: '/api/payments/customer-portal',
  /** Also served under /payments/payment-success (D17). */
  paymentSuccess: '/api/payments/payment-success',
  subscription: '/api/payments/subscription',
  changeCard: '/api/payments/change-card',
  cancel: '/api/payments/cancel',
  resume: '/api/payments/resume',
  webhook: '/api/payments/webhook',
} as const
