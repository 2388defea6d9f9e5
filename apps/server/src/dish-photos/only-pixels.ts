const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
/** Of the flags of VP8X, only the one for transparency: what the others announce is left out. */
const TRANSPARENCY = 0x10
const HEAD = 12

/** A WebP without what its file says beside the pixels, such as where it was taken. Undefined if it is cut off or none. */
export function onlyPixels(webp: Uint8Array): Uint8Array | undefined {
  const given = Buffer.from(webp.buffer, webp.byteOffset, webp.length)
  if (given.length < HEAD || given.toString('latin1', 0, 4) !== 'RIFF') return undefined
  if (given.toString('latin1', 8, HEAD) !== 'WEBP') return undefined
  const kept: Buffer[] = []
  const end = Math.min(given.length, 8 + given.readUInt32LE(4))
  for (let at = HEAD; at + 8 <= end; ) {
    const name = given.toString('latin1', at, at + 4)
    const bytes = given.readUInt32LE(at + 4)
    const next = at + 8 + bytes + (bytes % 2)
    if (at + 8 + bytes > end) return undefined
    if (KEPT.has(name)) {
      const chunk = Buffer.alloc(next - at)
      given.copy(chunk, 0, at, at + 8 + bytes)
      if (name === 'VP8X') chunk.writeUInt8((chunk[8] ?? 0) & TRANSPARENCY, 8)
      kept.push(chunk)
    }
    at = next
  }
  const body = Buffer.concat(kept)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + body.length, 4)
  return new Uint8Array(Buffer.concat([head, body]))
}
