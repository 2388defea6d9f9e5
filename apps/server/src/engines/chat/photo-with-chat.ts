import type { AiFailure } from '@pennyplate/contract/ai/failure'
import { jsonInText } from '@pennyplate/contract/ai/json-in-text'
import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { z } from 'zod'
import type { AskedBy } from '../asked.ts'
import type { AskChat } from './client/chat-client.ts'
import { PHOTO_SYSTEM, PHOTO_USER } from './prompts/photo.ts'

const ITEMS_MAX = 100

const photoItem = z
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

export type ChatPhotoItem = z.infer<typeof photoItem>

export type ChatPhotoReading =
  | { readonly ok: true; readonly items: readonly ChatPhotoItem[] }
  /** The answer could not be parsed: offers one item to be named by hand (D20). */
  | { readonly ok: true; readonly items: readonly ChatPhotoItem[]; readonly isPlaceholder: true }
  | { readonly ok: false; readonly failure: AiFailure }

export type ReadPhotoWithChat = (
  image: { readonly bytes: Uint8Array; readonly mime: string },
  by: AskedBy,
) => Promise<ChatPhotoReading>

const PLACEHOLDER: ChatPhotoItem = { name: 'Unknown item', brand: '', quantity: '1 item', category: 'Other' }

/** Asks the vision model what is in a photo. Only for servers with AI_VISION_MODEL. */
export function createChatPhotoReader(ask: AskChat): ReadPhotoWithChat {
  return async (image, by) => {
    const answer = await ask({ kind: 'photo', system: PHOTO_SYSTEM, user: PHOTO_USER, image }, by)
    if (!answer.ok) return answer
    const found = jsonInText(answer.text, 'array')
    if (!found.ok || !Array.isArray(found.value))
      return { ok: true, items: [PLACEHOLDER], isPlaceholder: true }
    const items = found.value.slice(0, ITEMS_MAX).flatMap((entry) => photoItem.safeParse(entry).data ?? [])
    return { ok: true, items }
  }
}
