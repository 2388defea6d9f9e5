import type { Billing } from '@pennyplate/domain/subscription/subscription-billing'
import type { Deps } from '../../deps.ts'
import type { Notice } from '../notices/notices.store.ts'
import { noticesOf, type tell } from '../notices/tell.ts'
import type { Subscription } from './subscriptions.store.ts'

export function billingOf({ config }: Pick<Deps, 'config'>): Billing {
  return config.billingStartsOn === null
    ? { mode: 'beta' }
    : { mode: 'live', startsOn: config.billingStartsOn }
}

/** What the notices of one subscription are filed under. */
export const subjectOf = {
  firstCharge: ({ generation }: Pick<Subscription, 'generation'>) => `first_charge:${generation}`,
  priceChange: ({ generation }: Pick<Subscription, 'generation'>, priceCents: number) =>
    `price_change:${generation}:${priceCents}`,
} satisfies Record<string, (...given: never[]) => Parameters<typeof tell>[2]>

/** The notice of the first charge that counts: the one that was delivered, else the last one written. */
export function firstChargeNotice(notices: readonly Notice[], subscription: Subscription) {
  const ours = noticesOf(notices, subjectOf.firstCharge(subscription))
  const notice = ours.find(({ state }) => state === 'told') ?? ours.at(-1)
  return notice?.params.kind === 'first_charge' ? { ...notice.params, toldAt: notice.toldAt } : undefined
}
