import { SHARE_BYTES_MAX, SHARE_LINK_CHARS_MAX } from '../bounds/limits.ts'
import { trimEndOf } from '../trim-end.ts'

/**
 * The last part of a share link: an encoded plan, or the id of a stored one (D11). An encoded plan is JSON in
 * base64url, deflated when that is shorter; a mark that base64 does not use tells the two apart.
 */

const DEFLATED_MARK = 'z.'
/** Longer than any server id, shorter than any encoded week. */
const STORED_ID = /^[\w-]{1,40}$/

type Bytes = Uint8Array<ArrayBuffer>

export type Compression = {
  readonly deflate: (bytes: Bytes) => Promise<Bytes>
  /** Undefined when the bytes are not deflate data or would exceed the limit, where it stops. */
  readonly inflate: (bytes: Bytes, maxBytes: number) => Promise<Bytes | undefined>
}

export type DecodedShare = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

const UNREADABLE: DecodedShare = { ok: false }

export function isStoredShareId(code: string): boolean {
  return STORED_ID.test(code)
}

export async function encodeShare(payload: unknown, { deflate }: Compression): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  const plain = toBase64Url(bytes)
  const deflated = DEFLATED_MARK + toBase64Url(await deflate(bytes))
  return deflated.length < plain.length ? deflated : plain
}

export async function decodeShare(code: string, { inflate }: Compression): Promise<DecodedShare> {
  if (code.length > SHARE_LINK_CHARS_MAX) return UNREADABLE
  const isDeflated = code.startsWith(DEFLATED_MARK)
  const bytes = fromBase64(isDeflated ? code.slice(DEFLATED_MARK.length) : code)
  const json = bytes && isDeflated ? await inflate(bytes, SHARE_BYTES_MAX) : bytes
  return json ? parseJson(json) : UNREADABLE
}

function toBase64Url(bytes: Bytes): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return trimEndOf(btoa(binary).replaceAll('+', '-').replaceAll('/', '_'), '=')
}

/** Reads both alphabets: old links were written with the one that has + and /. */
function fromBase64(text: string): Bytes | undefined {
  const digits = trimEndOf(text.replaceAll('-', '+').replaceAll('_', '/'), '=')
  if (digits.length % 4 === 1 || !/^[A-Za-z0-9+/]+$/.test(digits)) return undefined
  return Uint8Array.from(atob(digits), (character) => character.charCodeAt(0))
}

function parseJson(bytes: Bytes): DecodedShare {
  try {
    return { ok: true, value: JSON.parse(decodeText(bytes)) }
  } catch {
    return UNREADABLE
  }
}

/** Old links wrote one byte per character, which is valid UTF-8 only for ASCII text. */
function decodeText(bytes: Bytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
