import type { Compression } from '@pennyplate/domain/sharing/share-link'

const FORMAT = 'deflate-raw'

/** Uses the browser's streams: no library to load, and a decompression bomb is stopped early. */
export const compression: Compression = {
  async deflate(bytes) {
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream(FORMAT))
    return new Uint8Array(await new Response(stream).arrayBuffer())
  },
  async inflate(bytes, maxBytes) {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)).getReader()
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        size += piece.value.byteLength
        if (size > maxBytes) {
          await reader.cancel()
          return undefined
        }
        pieces.push(piece.value)
      }
    } catch {
      // The stream throws this for bytes that were not deflated.
      return undefined
    }
    return new Uint8Array(await new Blob(pieces).arrayBuffer())
  },
}
