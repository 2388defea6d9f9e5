import { SHARE_LINK_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { toSharePayload } from '@pennyplate/domain/sharing/share'
import { encodeShare } from '@pennyplate/domain/sharing/share-link'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { paths } from '../../lib/paths.ts'
import { compression } from './compression.ts'

type ShareLinkInput = Readonly<{ plan: WeekPlan; sharedBy: string; now: Date; origin: string }>

/** Null if the plan is too long for a link (D11). */
export async function writeShareLink({
  plan,
  sharedBy,
  now,
  origin,
}: ShareLinkInput): Promise<string | null> {
  const payload = toSharePayload(plan, { sharedBy, sharedDate: now.toISOString() })
  const link = origin + paths.shared(await encodeShare(payload, compression))
  return link.length <= SHARE_LINK_CHARS_MAX ? link : null
}
