import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import type { Json } from '../page/schema-text.ts'

/** A picture that a file holds as text. What it is gets decided by whoever stores it. */
export function pictureFromBase64(value: Json | undefined): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length < 100 || value.length > IMPORT_LIMITS.pictureBytes * 1.4)
    return undefined
  const base64 = value.replace(/^data:[^,]{0,100},/, '').replace(/\s+/g, '')
  if (!/^[\w+/=-]+$/.test(base64)) return undefined
  try {
    return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    )
  } catch {
    return undefined
  }
}

/** By the first bytes: JPEG, PNG, GIF or WebP. */
export function isPicture(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  return /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8|RIFF[\s\S]{4}WEBP)/.test(start)
}
