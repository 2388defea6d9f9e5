import { C, type Color, MORE } from '../colors.ts'
import { dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'

/** Foods as they are bought, which no dish shows whole. */

const PEPPERS = {
  red: ['#d63a2c', '#a62519', '#f0775f'],
  green: ['#5f9f3d', '#40762a', '#94c76b'],
  yellow: MORE.yellowPepper,
} as const satisfies Record<string, Color>

export function bellPepper(kind: keyof typeof PEPPERS): Svg {
  const [base, shade, light] = PEPPERS[kind]
  return (
    fill(
      'M-30-8C-30-26-12-28 0-21C12-28 30-26 30-8C30 14 22 32 12 31C6 34-6 34-12 31C-22 32-30 14-30-8Z',
      shade,
    ) +
    fill(
      'M-30-10C-30-26-12-28 0-21C10-26 23-24 24-10C24 8 16 26 8 27C2 28-6 28-10 27C-20 28-30 10-30-10Z',
      base,
    ) +
    line('M0-20C-8-8-8 10-5 26M8-21C15-8 14 8 9 25', shade, 3) +
    line('M-22-8C-22 0-20 6-17 12', light, 5) +
    line('M0-20C0-28 4-32 9-34', '#4f8a35', 7) +
    line('M-10-21Q0-16 10-21', '#5d9a40', 5)
  )
}

const BULBS = {
  yellow: ['#d99a45', '#b0732a', '#f0c580'],
  red: ['#9a3f6c', '#722a4d', '#c57a9d'],
} as const satisfies Record<string, Color>

export function bulb(kind: keyof typeof BULBS): Svg {
  const [base, shade, light] = BULBS[kind]
  return (
    line('M-6 29L-9 35M0 30V36M6 29L9 35', '#cbb48a', 3) +
    fill(
      'M-3-36C0-28 4-26 12-22C26-16 33-4 31 8C28 24 14 31 0 31C-14 31-28 24-31 8C-33-4-26-16-12-22C-6-25-4-30-3-36Z',
      shade,
    ) +
    fill(
      'M-3-36C-1-28 2-24 8-21C20-16 26-6 25 5C23 19 10 26-3 27C-17 27-28 20-31 6C-32-4-26-16-12-22C-6-25-4-30-3-36Z',
      base,
    ) +
    line('M-4-22C-16-12-18 10-10 24M3-20C12-8 13 10 6 23', shade, 2.6) +
    line('M-23-4C-25 4-23 10-20 14', light, 4)
  )
}

export function garlic(): Svg {
  return (
    line('M-5 25L-7 30M0 26V31M5 25L7 30', '#b9a27c', 3) +
    fill(
      'M-4-36C-2-24 2-18 12-14C28-8 34 4 29 15C24 26 12 27 0 26C-12 27-24 26-29 15C-34 4-28-8-12-14C-6-17-5-26-4-36Z',
      '#d8c9b4',
    ) +
    fill(
      'M-4-36C-3-24 0-18 9-13C22-8 27 2 23 12C18 22 8 23-2 23C-14 24-25 22-29 13C-33 4-28-8-12-14C-6-17-5-26-4-36Z',
      '#f7efe2',
    ) +
    line('M-4-14C-14-4-15 12-9 23M3-13C12-4 13 10 7 22', '#cdbba2', 2.6) +
    line('M-22 0C-24 5-23 9-21 12', '#d9a9b8', 3)
  )
}

const TUBERS = {
  russet: ['#b98a52', '#8c6335', '#d8b07c'],
  gold: ['#e4bf6c', '#b98f3f', '#f3dc9f'],
  red: ['#c0574c', '#913a34', '#dd8a7c'],
  sweet: ['#c9693a', '#984722', '#e3956a'],
} as const satisfies Record<string, Color>

export function tuber(kind: keyof typeof TUBERS): Svg {
  const [base, shade, light] = TUBERS[kind]
  const shape =
    kind === 'sweet'
      ? 'M-46 10C-34-4-26-20-2-22C20-24 32-12 46-12C36 2 28 20 4 22C-16 24-30 16-46 10Z'
      : 'M-38 4C-40-16-22-26-2-25C20-27 38-16 38 2C38 20 20 26 0 26C-22 28-36 20-38 4Z'
  return (
    fill(shape, shade) +
    place(-2, -3, 0.94, fill(shape, base)) +
    line('M-22-10C-16-16-8-18 0-18', light, 4) +
    (kind === 'sweet'
      ? line('M-20 6l8 3M4-4l8 2M0 12l7-1', shade, 2.6)
      : dots('-16 2 2 -6 16 4 -4 14 22 -8', shade, 4))
  )
}

const SHELLS = {
  white: ['#fbf6ea', '#d5c8ae', '#ffffff'],
  brown: ['#d69a68', '#aa6d40', '#edc19a'],
} as const satisfies Record<string, Color>

export function eggs(kind: keyof typeof SHELLS): Svg {
  const [base, shade, light] = SHELLS[kind]
  const one =
    fill('M0-27C13-27 21-6 21 6C21 19 12 27 0 27C-12 27-21 19-21 6C-21-6-13-27 0-27Z', shade) +
    fill('M-1-26C10-26 17-8 17 4C17 16 8 22-2 23C-13 23-20 17-20 6C-20-6-12-26-1-26Z', base) +
    line('M-11-4C-10-10-8-14-5-17', light, 4)
  return place(15, -7, 0.95, one, 16) + place(-14, 5, 1, one, -10)
}

const CRUMBS = {
  white: [C.crust, C.bread],
  brown: [
    ['#8f5a2c', '#6c401c', '#b0804e'],
    ['#c99a63', '#a97a46', '#e0bc8c'],
  ],
} as const satisfies Record<string, readonly [Color, Color]>

const LOAF = 'M-27 26C-30 26-31 24-31 21L-29-4C-37-8-34-25-18-26H18C34-25 37-8 29-4L31 21C31 24 30 26 27 26Z'
const CRUMB = 'M-24 21L-23-6C-31-9-28-21-16-22H16C28-21 31-9 23-6L24 21Z'

export function slicedBread(kind: keyof typeof CRUMBS): Svg {
  const [crust, crumb] = CRUMBS[kind]
  return (
    place(9, 2, 1, fill(LOAF, crust[1])) +
    place(-4, -1, 1, fill(LOAF, crust[0])) +
    place(-4, -1, 1, fill(CRUMB, crumb[0])) +
    dots('-16 -10 -2 -14 10 -6 -8 4 6 10 -16 14', crumb[1], 4) +
    oval(-20, 6, 1.6, 2.4, crumb[2])
  )
}
