import { readParts } from './parts.ts'
import { place, type Svg } from './strokes.ts'

const STROKE = /<path (?:stroke-linecap="butt" )?stroke="[^"]*" stroke-width="([\d.]+)" d="[^"]*"\/>/g

/** Leaves out lines and dots thinner than this many units of the whole picture: on a full plate each food is small. */
export function withoutThin(svg: Svg, widthMin: number, scale = 1): Svg {
  return readParts(svg)
    .map((part) => {
      if (typeof part === 'string')
        return part.replace(STROKE, (mark, width: string) => (Number(width) * scale < widthMin ? '' : mark))
      const { x, y, sx, sy, turn, tint, inner } = part
      return place(x, y, [sx, sy], withoutThin(inner, widthMin, scale * Math.abs(sx)), turn, tint)
    })
    .join('')
}
