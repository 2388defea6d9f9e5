import type { CardRefusal } from '@pennyplate/contract/payments/payments'
import type { SandboxBehavior } from '@pennyplate/domain/subscription/sandbox-card'

/** Premium: the offer, the card form, managing it, and billing notices. */
export const premiumMessages = {
  title: 'Premium',
  lead: 'Plans, lists, recipes and pantry for your household, in one subscription.',
  loading: 'Loading premium',
  loadFailed: (reason: string) => `We could not load your subscription. ${reason}`,

  perMonth: 'a month',
  trial: (days: number) => `${days}-day free trial`,
  trialText: (price: string, days: number) =>
    `Try it free for ${days} days, then ${price} a month. Cancel anytime; no refunds for partial months.`,
  featuresTitle: 'What you get',
  features: [
    'A seven-day plan that fits your diet, your tools and your budget',
    'One shopping list in whole packages, priced for your ZIP code',
    'Swaps, custom meals and recipes for every meal',
    'A pantry you fill by barcode and photo, used first in your plan',
    'Quick meals from what is already in your kitchen',
    'Up to 12 saved weeks to reuse, and plans to share',
  ],
  budget: (typical: string, limits: string) =>
    `Made for grocery budgets of ${typical}. You can set any budget ${limits}.`,
  budgetTypical: (min: number, max: number) => `$${min}-$${max}/week`,
  budgetLimits: (min: number, max: number) => `from $${min} to $${max} a week`,

  betaTitle: 'Free during beta',
  betaText: (days: number) =>
    `Pennyplate is free for everyone during the beta. You can start your trial now: nothing is charged, and we will tell you at least ${days} days before billing starts.`,
  startsText: (day: string) => `Billing starts on ${day}. Nobody is charged before that day.`,

  formTitle: 'Your card',
  startTrial: 'Start Free Trial',
  starting: 'Starting your trial',
  skip: 'Skip Payment',
  cancelAnyTime: (days: number) =>
    `You are not charged today, and we will tell you at least ${days} days before your first charge.`,
  goToDashboard: 'Go to Dashboard',
  started: 'Your free trial has started.',
  alreadySubscribed: 'You are already subscribed. You were not charged again.',
  settingUp: 'Setting up your subscription...',

  signInFirst: 'Please sign in first',
  formNotReady: 'Payment form not ready. Please refresh and try again.',
  cardNotValid: 'Payment validation failed. Please check your card details.',
  subscriptionFailed: 'Subscription failed. Please try again.',
  networkFailed: 'Something went wrong. Please try again.',
  networkFailedHint: 'It is safe to try again: you are never subscribed or charged twice.',
  offline: 'You are offline. Reconnect to add your card.',
  portalFailed: 'Unable to access customer portal. Please contact support.',

  squareLoading: 'Loading the card form',
  squareLabel: 'Card details, in a form from Square',
  squareNote: 'Your card goes straight to Square. Pennyplate never sees its number.',

  subscribedTitle: 'You have premium',
  manage: 'Manage Subscription',
} as const

/** Why a card was refused, and what to do. Nothing is charged in these cases. */
export const cardRefusals: Readonly<Record<CardRefusal, string>> = {
  card_declined: 'Your card was declined. Nothing was charged. Try another card, or ask your bank.',
  card_expired: 'Your card has expired. Nothing was charged. Try another card.',
  card_needs_more_input:
    'Your bank needs to make sure it is you. Enter the code it asks for and press the button again.',
  card_invalid: premiumMessages.cardNotValid,
  provider_unavailable:
    'The card service is not responding right now. Nothing was charged, and it is safe to try again in a moment.',
}

export const sandboxMessages = {
  title: 'Test mode',
  text: 'This server does not accept real cards, and no money moves. Use one of these numbers with any future date.',
  numbers: 'Test card numbers',
  use: 'Use',
  takeNamed: (number: string) => `Use ${number}`,
  behaviors: {
    accepted: 'is accepted',
    declined: 'is declined',
    expired: 'has expired',
    needs_more_input: 'asks for a code',
    fails_when_charged: 'is accepted, fails when charged',
  } satisfies Record<SandboxBehavior, string>,
  number: 'Card number',
  expiry: 'Expires',
  expiryHint: 'Month and year, as in 08/29',
  code: 'Code from your bank',
  codeHint: (code: string) => `In test mode it is ${code}.`,
  faults: {
    number: 'Only the test numbers below are accepted here. Never enter a real card.',
    expiry: 'Enter the month and the year, as in 08/29.',
    expired: 'This date is in the past.',
    code: 'That is not the code.',
    codeMissing: 'Enter the code.',
  },
} as const

export const manageMessages = {
  title: 'Manage subscription',
  loading: 'Loading your subscription',
  none: 'You have no subscription.',
  noneText: 'See what premium includes, and start your free trial anytime.',
  seePremium: 'See premium',
  planTitle: 'Your plan',
  plan: 'Plan',
  planName: (price: string) => `Premium, ${price} a month`,
  status: 'Status',
  statuses: {
    none: 'No subscription',
    trial: 'Free trial',
    active: 'Active',
    past_due: 'Payment failed',
    cancelled: 'Canceled',
    ended: 'Ended',
  },
  since: 'Since',
  nextCharge: 'Next charge',
  firstCharge: 'First charge',
  chargeOn: (price: string, day: string) => `${price} on ${day}`,
  noCharge: 'None',
  noChargeBeta: 'None during the beta',
  endsOn: 'Premium until',
  endedOn: 'Ended on',
  cardTitle: 'Card',
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  cardExpires: (expiry: string) => `Expires ${expiry}`,
  changeCard: 'Change card',
  saveCard: 'Save card',
  savingCard: 'Saving your card',
  keepCard: 'Keep this card',
  cardChanged: 'Your card has been changed.',
  cancel: 'Cancel subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelText: (day: string) =>
    `You will not be charged on ${day} or later. You keep premium until then, and can resume it until then. Your plans, recipes and pantry stay.`,
  cancelAtOnce: 'Premium ends right away. Your plans, recipes and pantry stay.',
  cancelTextOpen:
    'You will not be charged again. You keep premium for the time you have paid for, or for your trial. Your plans, recipes and pantry stay.',
  keep: 'Keep subscription',
  cancelled: 'Your subscription has been canceled.',
  resume: 'Resume subscription',
  resumed: 'Your subscription has been resumed.',
  startAgain: 'Start again',
  notSure: (reason: string) => `We could not confirm that this was done. ${reason}`,
  noSubscription: 'There is no subscription to change.',
  receiptsTitle: 'Receipts',
  noReceipts: 'Nothing has been charged yet.',
  refund: (days: string) => `Refund, ${days}`,
  receiptTest: 'Test, no money moved',
  receiptTotal: 'Total paid',
  back: 'Go to Dashboard',
} as const

export const noticeMessages = {
  label: 'Billing',
  billingStarts: (day: string, price: string) =>
    `Billing starts on ${day}. Premium is ${price} a month from then; you pay nothing unless you subscribe.`,
  firstCharge: (day: string, price: string) =>
    `Your card will be charged for the first time on ${day}: ${price}. Cancel before that day and you pay nothing.`,
  priceChange: (day: string, price: string, old: string) =>
    `Starting ${day}, premium costs ${price} a month instead of ${old}.`,
  paymentFailed: 'Your last payment did not go through. Change your card to keep premium.',
  gotIt: 'Got it',
} as const

export const paymentSuccessMessages = {
  title: 'Payment',
  verifying: 'Verifying your payment',
  successTitle: 'You are all set',
  success: 'Your subscription is confirmed. Taking you to your dashboard...',
  failed: 'Payment verification failed',
  failedNoSession: 'This link does not say which payment it is for.',
  failedUnknown: 'We could not find this payment. If you were charged, it is listed under your subscription.',
  returnToDashboard: 'Return to Dashboard',
  goNow: 'Go to Dashboard',
} as const
