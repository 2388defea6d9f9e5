import type { AiFailure } from '@pennyplate/contract/ai/failure'
import { jsonInText } from '@pennyplate/contract/ai/json-in-text'
import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { z } from 'zod'
import type { AskedBy } from '../asked.ts'
import type { AskChat } from './client/chat-client.ts'
import { PHOTO_SYSTEM, PHOTO_USER } from './prompts/photo.ts'

const ITEMS_MAX = 100

const seenItem = z
  .object({
    name: z.string().trim().min(1).max(200),
    brand: z.string().trim().max(200).nullish().catch(undefined),
    quantity: z.union([z.string(), z.number()]).nullish().catch(undefined),
    category: z.enum(PANTRY_CATEGORIES).catch('Other'),
  })
  .transform(({ name, brand, quantity, category }) => ({
    name,
    brand: brand ?? '',
    quantity:
      String(quantity ?? '')
        .trim()
        .slice(0, 60) || '1 item',
    category,
  }))

export type SeenItem = z.infer<typeof seenItem>

export type PhotoReading =
  | { readonly ok: true; readonly items: readonly SeenItem[] }
  /** Nothing in the answer could be read: one item to be named by hand is offered (D20). */
  | { readonly ok: true; readonly items: readonly SeenItem[]; readonly isPlaceholder: true }
  | { readonly ok: false; readonly failure: AiFailure }

export type ReadPhoto = (
  image: { readonly bytes: Uint8Array; readonly mime: string },
  by: AskedBy,
) => Promise<PhotoReading>

const PLACEHOLDER: SeenItem = { name: 'Unknown item', brand: '', quantity: '1 item', category: 'Other' }

/** What a vision model sees in a photo. Only for servers with AI_VISION_MODEL. */
export function createPhotoReader(ask: AskChat): ReadPhoto {
  return async (image, by) => {
    const answer = await ask({ kind: 'photo', system: PHOTO_SYSTEM, user: PHOTO_USER, image }, by)
    if (!answer.ok) return answer
    const found = jsonInText(answer.text, 'array')
    if (!found.ok || !Array.isArray(found.value))
      return { ok: true, items: [PLACEHOLDER], isPlaceholder: true }
    const items = found.value.slice(0, ITEMS_MAX).flatMap((entry) => seenItem.safeParse(entry).data ?? [])
    return { ok: true, items }
  }
}
