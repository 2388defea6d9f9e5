import { C } from '../colors.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { dots, fill, line, place } from '../svg/strokes.ts'
import type { Motif } from './motif.ts'

/** A bag of corn chips, cut open along its side and filled: walking tacos. */
export const chipBag: Motif = (food) => {
  const chip = pieceOf('frito') ?? ''
  const meat = food.has('ground') ? (pieceOf('ground') ?? '') : ''
  const leaf = 'M-12 3q4-9 8-3t8-3 8 3'
  return (
    fill(
      'M-48-20L-40-26L-30-20L-18-27L-6-21L8-27L20-21L32-27L42-20L50-24L46 44L40 40L32 46L22 41L10 46L0 41L-10 46L-22 41L-32 46L-40 41L-46 44Z',
      '#a92a1e',
    ) +
    fill('M-46-16C-30-34 30-34 48-18C40 6-38 6-46-16Z', '#f3d9a8') +
    place(-34, -18, 0.95, chip, -20) +
    place(36, -20, 0.95, chip, 30) +
    place(-22, -30, 0.95, chip, 40) +
    place(24, -31, 0.95, chip, -30) +
    place(-10, -22, 1.15, meat) +
    place(14, -22, 1.15, meat, 20) +
    place(0, -12, 1.15, meat, -20) +
    (food.has('lettuce')
      ? place(-12, -30, 1.2, line(leaf, C.leaf[0], 6)) + place(14, -33, 1.2, line(leaf, C.leaf[2], 5))
      : '') +
    (food.has('tomato') ? dots('-20 -24 22 -24 4 -30', C.tomato[0], 8) : '') +
    (food.has('cheddar') ? line('M-16-18l8-5M8-16l9-4M-4-26l8-3M18-28l6 5', C.cheddar[0], 3.6) : '') +
    (food.has('sour-cream') ? place(0, -35, 0.75, pieceOf('sour-cream') ?? '') : '') +
    fill(
      'M-46-14C-30 4 30 4 47-16L46 36L40 32L32 38L22 33L10 38L0 33L-10 38L-22 33L-32 38L-40 33L-46 36Z',
      '#d8412c',
    ) +
    fill('M24-2C34-5 42-10 47-16L46 36L40 32L32 38L22 33Z', '#b83222') +
    fill('M-26 8C-10 2 12 2 24 7L20 25C8 21-10 21-22 25Z', C.corn[0]) +
    place(-2, 15, 0.8, chip) +
    line('M-38 0L-36 26', '#f0806c', 4)
  )
}
