import type { Billing } from '@pennyplate/domain/subscription/subscription-billing'
import type { Deps } from '../../deps.ts'
import type { StoredNotice } from '../../notices/notices.store.ts'
import { noticesOf, type queueHouseholdNotice } from '../../notices/queue-notice.ts'
import type { Subscription } from '../../payments/subscriptions.store.ts'

export function billingOf({ config }: Pick<Deps, 'config'>): Billing {
  return config.billingStartsOn === null
    ? { mode: 'beta' }
    : { mode: 'live', startsOn: config.billingStartsOn }
}

/** The subjects under which a subscription's notices are stored. */
export const subjectOf = {
  firstCharge: ({ generation }: Pick<Subscription, 'generation'>) => `first_charge:${generation}`,
  priceChange: ({ generation }: Pick<Subscription, 'generation'>, priceCents: number) =>
    `price_change:${generation}:${priceCents}`,
} satisfies Record<string, (...given: never[]) => Parameters<typeof queueHouseholdNotice>[2]>

/** The notice of the first charge: the delivered one, or else the latest. */
export function firstChargeNotice(notices: readonly StoredNotice[], subscription: Subscription) {
  const found = noticesOf(notices, subjectOf.firstCharge(subscription))
  const notice = found.find(({ state }) => state === 'told') ?? found.at(-1)
  return notice?.params.kind === 'first_charge'
    ? { ...notice.params, notifiedAt: notice.notifiedAt }
    : undefined
}
