import { type Group, type Part, readParts } from './parts.ts'
import { shortPath } from './short-path.ts'
import { type Svg, short, trimmed } from './strokes.ts'

const REUSE_CHARS_MIN = 70

/** How a drawing is made to fit a limit. */
export interface Tightness {
  /** Copies lie the same way at one size, and colors are rounded. */
  readonly isEven: boolean
  /** Of what lies there four times or more, every so many is left out; 0 for none. */
  readonly skipEvery: number
}
const ROOMY: Tightness = { isEven: false, skipEvery: 0 }
const MANY = 4

/** Writes a drawing as an SVG file. A group that comes twice is written once and used again. */
export function writeSvg(drawing: Svg, viewBox: string, tightness = ROOMY): string {
  const parts = readParts(drawing)
  const uses = new Map<string, number>()
  count(parts, uses)
  const svg = tidy(new Writer(uses, tightness).write(parts))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke-linecap="round" stroke-linejoin="round">${tightness.isEven ? roundColors(svg) : svg}</svg>`
}

function count(parts: readonly Part[], uses: Map<string, number>) {
  for (const part of parts) {
    if (typeof part === 'string') continue
    const seen = uses.get(part.inner) ?? 0
    uses.set(part.inner, seen + 1)
    if (seen === 0) count(part.parts, uses)
  }
}

class Writer {
  private readonly named = new Map<string, string>()
  private copies = 0
  private readonly uses: ReadonlyMap<string, number>
  private readonly tightness: Tightness

  constructor(uses: ReadonlyMap<string, number>, tightness: Tightness) {
    this.uses = uses
    this.tightness = tightness
  }

  write(parts: readonly Part[]): string {
    return parts.map((part) => (typeof part === 'string' ? part : this.writeGroup(part))).join('')
  }

  private writeGroup(part: Group): string {
    const { inner, parts } = part
    const times = this.uses.get(inner) ?? 0
    if (times < 2 || inner.length <= REUSE_CHARS_MIN) return inGroup(part, this.write(parts))
    const laid = this.tightness.isEven ? even(part) : part
    const id = this.named.get(inner)
    if (id) return this.isSkipped(times) ? '' : `<use href="#${id}"${movedOnly(laid) ?? attributesOf(laid)}/>`
    const name = this.named.size.toString(36).replace(/^\d/, (digit) => `_${digit}`)
    this.named.set(inner, name)
    return `<g${attributesOf(laid)}><g id="${name}">${this.write(parts)}</g></g>`
  }

  private isSkipped(times: number): boolean {
    const { skipEvery } = this.tightness
    return skipEvery > 0 && times >= MANY && ++this.copies % skipEvery === 0
  }
}

function inGroup(part: Group, written: string): string {
  const attributes = attributesOf(part)
  return attributes ? `<g${attributes}>${written}</g>` : written
}

function attributesOf(part: Group): string {
  const transform = transformOf(part)
  return `${transform ? ` transform="${transform}"` : ''}${part.tint ? ` fill="${part.tint}"` : ''}`
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

const [NEAR_ONE_FROM, NEAR_ONE_TO] = [0.8, 1.25]
const even = (part: Group): Group =>
  part.sx === part.sy && part.sx >= NEAR_ONE_FROM && part.sx <= NEAR_ONE_TO
    ? { ...part, sx: 1, sy: 1, turn: 0 }
    : { ...part, turn: 0 }

/** Three digits for six. */
const roundColors = (svg: string): string =>
  svg.replace(/"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})"/g, (_, ...pairs: string[]) => {
    const digits = pairs.slice(0, 3).map((pair) => Math.round(Number.parseInt(pair, 16) / 17).toString(16))
    return `"#${digits.join('')}"`
  })

/** Neighboring paths of one color become one path; numbers and colors are written short. */
function tidy(svg: string): string {
  let [before, after] = ['', svg]
  while (before !== after) {
    before = after
    after = before.replace(/<path ([^>]*?) d="([^"]*)"\/><path \1 d="M/g, '<path $1 d="$2M')
  }
  return shareShapes(after)
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${shortPath(d)}"`)
    .replace(/ c[xy]="0"/g, '')
    .replace(/"#(.)\1(.)\2(.)\3"/g, '"#$1$2$3"')
}

const SHARED_CHARS_MIN = 60
/** A long outline that is filled with several colors is written once. */
function shareShapes(svg: string): string {
  const seen = new Map<string, number>()
  for (const [, d = ''] of svg.matchAll(FILLED)) seen.set(d, (seen.get(d) ?? 0) + 1)
  const named = new Map<string, string>()
  return svg.replace(FILLED, (path, color: string, d: string) => {
    if ((seen.get(d) ?? 0) < 2 || d.length < SHARED_CHARS_MIN) return path
    const name = named.get(d)
    if (name) return `<use href="#${name}" fill="${color}"/>`
    const given = `s${named.size.toString(36)}`
    named.set(d, given)
    return `<g fill="${color}"><path id="${given}" d="${d}"/></g>`
  })
}
const FILLED = /<path fill="([^"]*)" d="([^"]*)"\/>/g
