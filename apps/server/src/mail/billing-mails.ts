import { formatCents } from '@pennyplate/domain/money'
import type { NoticeParams } from '../notices/notices.store.ts'
import type { Mail } from './mailer.ts'

const closing = '\n\nPennyplate\n'

/** Like "November 22, 2026", whatever the server's time zone. */
function dayInWords(isoDay: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDay))
}

export function noticeMail(to: string, notice: NoticeParams, baseUrl: string): Mail {
  const manage = `${baseUrl}/subscribe/manage`
  switch (notice.kind) {
    case 'billing_starts':
      return {
        to,
        subject: `Pennyplate Premium will cost ${formatCents(notice.priceCents)} a month`,
        text: `The free beta of Pennyplate ends. From ${dayInWords(notice.startsOn)}, Premium costs ${formatCents(notice.priceCents)} a month after a free trial.\n\nYou have no subscription, so you will not be charged. Nothing is charged unless you subscribe yourself: ${baseUrl}/subscribe${closing}`,
      }
    case 'first_charge':
      return {
        to,
        subject: `Your Pennyplate trial: first charge on ${dayInWords(notice.chargeOn)}`,
        text: `Your free trial of Pennyplate Premium is running.\n\nIf you keep it, your card will be charged ${formatCents(notice.priceCents)} on ${dayInWords(notice.chargeOn)} at the earliest, and then every month until you cancel.\n\nTo cancel before that and pay nothing, open ${manage}${closing}`,
      }
    case 'price_change':
      return {
        to,
        subject: `Pennyplate Premium will cost ${formatCents(notice.priceCents)} a month`,
        text: `The price of your Pennyplate Premium subscription changes from ${formatCents(notice.oldPriceCents)} to ${formatCents(notice.priceCents)} a month.\n\nThe new price applies to renewals from ${dayInWords(notice.appliesFrom)} at the earliest. Until then you pay the old one.\n\nTo cancel, open ${manage}${closing}`,
      }
    case 'payment_failed':
      return {
        to,
        subject: 'Your Pennyplate payment did not go through',
        text: `Your card could not be charged for Pennyplate Premium. We will try again over the next days; if it keeps failing, the subscription ends and nothing is owed.\n\nTo use another card, open ${manage}${closing}`,
      }
    case 'inactive':
      return {
        to,
        subject: 'Your Pennyplate account will be deleted',
        text: `Nobody has used your Pennyplate account for a year. It will be deleted on ${dayInWords(notice.deleteOn)} at the earliest, with everything stored in it. This cannot be undone.\n\nTo keep it, sign in once: ${baseUrl}/sign-in${closing}`,
      }
  }
}
