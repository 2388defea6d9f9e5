/** The few marks everything is drawn with. Light comes from the upper left; the picture is 200 by 160 units. */
export type Svg = string
type Points = string | readonly number[]

export const fill = (d: string, color: string): Svg => `<path fill="${color}" d="${d}"/>`
export const line = (d: string, color: string, width = 3): Svg =>
  `<path stroke="${color}" stroke-width="${width}" d="${d}"/>`
/** A line with square ends. */
export const band = (d: string, color: string, width: number): Svg =>
  `<path stroke-linecap="butt" stroke="${color}" stroke-width="${width}" d="${d}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, color: string): Svg =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${color}"/>`
export const ring = (x: number, y: number, rx: number, ry: number, color: string, width: number): Svg =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" stroke="${color}" stroke-width="${width}"/>`
/** Round dots: "x y x y ..." as one path of round caps. */
export function dots(points: Points, color: string, width: number): Svg {
  return line(
    pairs(points)
      .map(([x, y]) => `M${short(x)} ${short(y)}h0`)
      .join(''),
    color,
    width,
  )
}
export const shift = (points: Points, dx: number, dy: number): number[] =>
  pairs(points).flatMap(([x, y]) => [x + dx, y + dy])

/** Points on an arc, degrees clockwise from the right. */
export function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number, count: number) {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    return [Math.round(cx + rx * Math.cos(angle)), Math.round(cy + ry * Math.sin(angle))]
  }).flat()
}

export const OPEN = '\u0001'
export const BODY = '\u0002'
export const CLOSE = '\u0003'

/** Moves, scales and turns a drawing. `tint` colors the paths in it that name no color. */
export function place(
  x: number,
  y: number,
  scale: number | readonly [number, number],
  inner: Svg,
  turn = 0,
  tint = '',
): Svg {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  return `${OPEN}${[x, y, sx, sy, turn].join(' ')}|${tint}${BODY}${inner}${CLOSE}`
}

/** One decimal, without a leading zero: ".5". */
export const short = (value: number): string => trimmed(value.toFixed(1))
export const trimmed = (number: string): string =>
  number
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0')

export function pairs(points: Points): [number, number][] {
  const numbers = typeof points === 'string' ? points.trim().split(/\s+/).map(Number) : points
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0])
}
