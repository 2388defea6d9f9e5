import { C, type Color, MORE } from '../colors.ts'
import { dots, line, type Svg, short } from '../svg/strokes.ts'

/** What fills a bowl, a pan or a glass. */
export const FILLS = {
  tomato: ['#e2552d', '#c33f1c', '#f0825b'],
  'tomato-broth': ['#db7038', '#b5521f', '#ee9a66'],
  broth: C.broth,
  'brown-broth': ['#c08a4e', '#94642f', '#d9ad77'],
  ramen: ['#d9a04a', '#b57c2a', '#efc987'],
  chili: C.chili,
  lentil: ['#b5793a', '#8f5a26', '#d19e61'],
  dal: ['#eeb23c', '#c98a1d', '#f8d07c'],
  'split-pea': ['#a8b24e', '#818b2f', '#c9d07e'],
  'black-bean': ['#4d3532', '#33211f', '#735652'],
  beans: C.kidney,
  stew: C.gravy,
  cream: ['#f4e6c4', '#d9c596', '#fdf6e2'],
  'pale-gravy': ['#e6c27c', '#bf964a', '#f4dba6'],
  cheese: ['#f6bf4a', '#d6952a', '#fbdc90'],
  curry: ['#e9a93c', '#bf7f1c', '#f6cb7c'],
  'red-curry': ['#de7431', '#b4541b', '#f0a06a'],
  'soy-glaze': ['#6b3d1c', '#472611', '#9c6234'],
  'orange-glaze': ['#c8641c', '#96430d', '#ea9a52'],
  greens: ['#5f8138', '#47642a', '#86a457'],
  coconut: ['#f6ecd2', '#d9c79a', '#fdf8e8'],
  pumpkin: MORE.pumpkin,
  milk: C.milk,
  yogurt: C.cream,
  custard: ['#f6de94', '#dcbb62', '#fcefc4'],
  oats: ['#e4cca0', '#c3a673', '#f5e7c8'],
  porridge: ['#f5ead0', '#d9c79d', '#fdf8ea'],
  grits: ['#f6e6b4', '#d9c180', '#fdf5da'],
  cocoa: ['#8a5a3c', '#633c24', '#b0825f'],
  'pumpkin-oats': ['#e2a45c', '#b97b35', '#f2c78f'],
  rice: C.rice,
  berry: ['#b88bb8', '#926693', '#d9b8d9'],
} as const satisfies Record<string, Color>
export type Fill = keyof typeof FILLS

type Texture = (color: Color, rx: number, ry: number) => Svg
const spread = (points: readonly number[], rx: number, ry: number) =>
  points.map((v, i) => v * (i % 2 ? ry : rx))
export const TEXTURES = {
  smooth: (c, rx, ry) =>
    line(
      `M${short(-0.72 * rx)} ${short(-0.3 * ry)}C${short(-0.5 * rx)} ${short(-0.75 * ry)} ${short(-0.1 * rx)} ${short(-0.85 * ry)} ${short(0.2 * rx)} ${short(-0.8 * ry)}`,
      c[2],
      5,
    ) +
    line(
      `M${short(-0.3 * rx)} ${short(0.7 * ry)}Q${short(0.1 * rx)} ${short(0.85 * ry)} ${short(0.45 * rx)} ${short(0.68 * ry)}`,
      c[1],
      4,
    ),
  thick: (c, rx, ry) =>
    dots(
      spread([-0.7, -0.1, -0.4, 0.5, 0.1, -0.6, 0.5, 0.4, 0.75, -0.2, -0.1, 0.1, 0.3, -0.1], rx, ry),
      c[1],
      13,
    ) + dots(spread([-0.5, -0.4, 0.25, 0.6, 0.55, -0.45, -0.75, 0.25, 0.05, 0.3], rx, ry), c[2], 8),
  grainy: (c, rx, ry) =>
    dots(
      spread(
        [
          -0.7, -0.1, -0.4, 0.5, 0.1, -0.6, 0.5, 0.4, 0.75, -0.2, -0.1, 0.1, 0.3, -0.1, -0.5, -0.45, -0.75,
          0.3, 0.15, 0.7, 0.5, -0.45,
        ],
        rx,
        ry,
      ),
      c[1],
      9,
    ) +
    dots(
      spread(
        [
          -0.55, -0.3, 0.25, 0.6, 0.6, -0.4, -0.8, 0.15, 0.05, 0.3, -0.2, -0.35, 0.8, 0.2, -0.15, 0.75, 0.4,
          0.1,
        ],
        rx,
        ry,
      ),
      c[2],
      6,
    ),
  flakes: (c) =>
    line(
      'M-52 2l5-3M-30 16l5 2M8-20l5 2M34 14l5-3M52-6l3 3M-8 4l5 2M20-4l5-2M-34-16l5-1M6 24l5-1M-50 12l4 2M-14-24l5 1M38-20l5 2M-20 26l5 1',
      c[1],
      7,
    ) +
    line(
      'M-42-8l5-2M18 20l5 1M42-14l4 2M-58 4l3 3M2 10l5-2M-16-10l5-2M58 6l3-3M-10 22l5 1M28 10l5 2M26-24l5 1M-24 6l5 2M46 18l4-2M-40 20l4 2M-2-14l5 2M14-8l4-3M-24-24l5-1',
      c[2],
      8,
    ),
} as const satisfies Record<string, Texture>
export type TextureName = keyof typeof TEXTURES
