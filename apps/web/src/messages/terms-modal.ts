import {
  BILLING_NOTICE_DAYS,
  INACTIVE_MONTHS_BEFORE_DELETION,
  MINIMUM_AGE_YEARS,
  PREMIUM_PRICE_CENTS,
  PRICE_CHANGE_NOTICE_DAYS,
  TERMS_EFFECTIVE,
  TERMS_VERSION,
  TRIAL_DAYS,
} from '@pennyplate/domain/bounds/limits'
import { longDay } from './day-words.ts'

const price = `$${(PREMIUM_PRICE_CENTS / 100).toFixed(2)}`

/** `mustAccept` and `declineConfirm` are quoted from the specification. */
export const termsMessages = {
  title: 'Our Terms of Service',
  version: `Version ${TERMS_VERSION}, effective ${longDay(TERMS_EFFECTIVE)}`,
  intro: 'Before you continue, please read and accept the terms. In short:',
  keyPoints: [
    `Pennyplate is for people ${MINIMUM_AGE_YEARS} and older.`,
    'Prices, nutrition and meals are estimates. Check labels yourself, above all for allergies; nothing here is medical advice.',
    `It is free during the beta. A premium plan at ${price} a month, with ${TRIAL_DAYS} days free, comes later; we will tell you ${BILLING_NOTICE_DAYS} days before billing starts.`,
    `If the price changes, we will tell you ${PRICE_CHANGE_NOTICE_DAYS} days ahead. Partial months are not refunded.`,
    `What you enter is yours, and you can delete your account at any time. Accounts unused for ${INACTIVE_MONTHS_BEFORE_DELETION} months are deleted.`,
  ],
  readTerms: 'Terms of Service',
  readPrivacy: 'Privacy Policy',
  newTab: '(opens in a new tab)',
  agree: 'I have read and accept the Terms of Service and the Privacy Policy',
  acceptHint: 'Check the box above to accept.',
  accept: 'Accept',
  accepting: 'Saving',
  decline: 'Decline',
  mustAccept: 'You must accept the Terms of Service to continue using Pennyplate',
  saveFailed: (reason: string) => `Your acceptance is not saved yet. ${reason}`,
  declineTitle: 'Decline the terms?',
  declineConfirm:
    'If you decline the Terms of Service, you will not be able to use Pennyplate. Are you sure?',
  declineBack: 'Back to the terms',
  declineLeave: 'Decline and leave',
} as const
