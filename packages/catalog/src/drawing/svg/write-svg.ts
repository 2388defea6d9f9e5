import { type Group, type Part, readParts } from './parts.ts'
import { type Svg, short, trimmed } from './strokes.ts'

const REUSE_CHARS_MIN = 70

/** Writes a drawing as an SVG file. A group that comes twice is written once and used again. */
export function writeSvg(drawing: Svg, viewBox: string): string {
  const parts = readParts(drawing)
  const uses = new Map<string, number>()
  count(parts, uses)
  const body = tidy(write(parts, uses, new Map()))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`
}

function count(parts: readonly Part[], uses: Map<string, number>) {
  for (const part of parts) {
    if (typeof part === 'string') continue
    const seen = uses.get(part.inner) ?? 0
    uses.set(part.inner, seen + 1)
    if (seen === 0) count(part.parts, uses)
  }
}

function write(
  parts: readonly Part[],
  uses: ReadonlyMap<string, number>,
  named: Map<string, string>,
): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      const { inner, tint } = part
      const transform = transformOf(part)
      const attributes = `${transform ? ` transform="${transform}"` : ''}${tint ? ` fill="${tint}"` : ''}`
      const id = named.get(inner)
      if (id) return `<use href="#${id}"${movedOnly(part) ?? attributes}/>`
      if ((uses.get(inner) ?? 0) > 1 && inner.length > REUSE_CHARS_MIN) {
        const name = named.size.toString(36).replace(/^\d/, (digit) => `_${digit}`)
        named.set(inner, name)
        return `<g${attributes}><g id="${name}">${write(part.parts, uses, named)}</g></g>`
      }
      const written = write(part.parts, uses, named)
      return attributes ? `<g${attributes}>${written}</g>` : written
    })
    .join('')
}

function transformOf({ x, y, sx, sy, turn }: Group): string {
  const scale = sx === sy ? [sx] : [sx, sy]
  return [
    x || y ? `translate(${short(x)} ${short(y)})` : '',
    turn ? `rotate(${short(turn)})` : '',
    sx === 1 && sy === 1 ? '' : `scale(${scale.map((by) => trimmed(by.toFixed(2))).join(' ')})`,
  ].join('')
}

function movedOnly({ x, y, sx, sy, turn, tint }: Group): string | undefined {
  if (sx !== 1 || sy !== 1 || turn || tint || !(x || y)) return undefined
  return ` x="${short(x)}" y="${short(y)}"`
}

/** Neighboring paths of one color become one path; white is written short. */
function tidy(svg: string): string {
  let [before, after] = ['', svg]
  while (before !== after) {
    before = after
    after = before.replace(/<path ([^>]*?) d="([^"]*)"\/><path \1 d="M/g, '<path $1 d="$2M')
  }
  return after.replaceAll('#ffffff"', '#fff"')
}
