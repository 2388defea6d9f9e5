type Segment = { readonly marker: number; readonly at: number }

/** A JPEG is a series of segments, each with its length. Ends where something else follows, or too few bytes. */
export function* jpegSegments(view: DataView): Generator<Segment> {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff || marker === 0) return
    yield { marker, at }
    // Padding, and markers without a length.
    if (marker === 0xff) at += 1
    else if (marker >= 0xd0 && marker <= 0xd8) at += 2
    else at += 2 + view.getUint16(at + 2)
  }
}

/** One of them holds the size of the picture. */
export function isFrame({ marker }: Segment): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
