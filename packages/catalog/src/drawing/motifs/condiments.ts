import { C } from '../colors.ts'
import { RUFFLE } from '../pieces/shapes.ts'
import { dots, fill, line, place, type Svg } from '../svg/strokes.ts'
import { dip } from './cups.ts'
import { contentsOf, type Motif } from './motif.ts'
import { corn, sticks } from './vegetables.ts'

const SPEAR: Svg =
  fill('M-38 10C-34-2 26-16 40-10C42-2-20 20-38 10Z', C.pickle[1]) +
  fill('M-37 7C-32-3 26-15 39-10C36-4-18 14-37 7Z', '#c3cf83') +
  line('M-37 8C-30-2 26-15 38-11', '#7d9434', 4) +
  line('M-26 3L28-9', '#e6edbb', 2.6) +
  dots('-18 4 -8 1 2 -1 12 -4 22 -6', '#f2f5d0', 3)
/** Pickles cut lengthwise. */
export const pickleSpears: Motif = () =>
  place(2, -15, 1, SPEAR, 4) + place(-2, 0, 1.05, SPEAR, -3) + place(4, 15, 1.05, SPEAR, 6)

const NAPA: Svg =
  place(0, 2, [0.92, 0.7], RUFFLE, 0, '#a9391a') +
  place(-1, -1, [0.86, 0.64], RUFFLE, 0, '#e4653a') +
  fill('M-18 6C-12-4 2-10 16-6C12 2 0 8-18 6Z', '#f9e6c6') +
  line('M-14 4Q0-2 13-5M-4 0l-2-6M4-2l2 5', '#e59a72', 2.4)
/** Folded leaves of cabbage in red pepper. */
export const kimchi: Motif = () =>
  place(-17, -13, 1, NAPA, -14) +
  place(16, -14, 1, NAPA, 20) +
  place(-27, 5, 1, NAPA, 10) +
  place(25, 6, 1, NAPA, -16) +
  place(-1, 0, 1.1, NAPA, 4) +
  place(1, 16, 1.05, NAPA, -6) +
  line('M-8-18l6 3M18-4l6 2M-22 16l6-3M10 22l6-2', '#5b9a3c', 4) +
  dots('-14 -6 6 -9 -4 8 16 12 -30 0 28 -10', '#8f1f10', 3.4)

/** Corn with its cream, crumbled cheese and chili. */
export const streetCorn: Motif = (food) =>
  corn(food) +
  (food.has('mayonnaise', 'sour-cream')
    ? line('M-24 4Q-12-8-2 2T18-2T30 8M-14 18Q-2 8 8 16T22 14', '#fffaf0', 5)
    : '') +
  (food.has('mozzarella', 'feta')
    ? dots('-18 -2 -4 -10 10 -8 20 2 -8 8 6 10 -20 12 16 18', '#ffffff', 5.4)
    : '') +
  dots('-12 -6 2 -4 14 -10 -2 4 12 4 -16 8 24 10 0 18', '#b3301c', 2.8)

/** Cut vegetables around their dip. */
export const sticksAndDip: Motif = (food) =>
  place(0, -8, 1.15, sticks(food)) +
  place(
    16,
    16,
    0.82,
    dip(
      contentsOf(
        food.kinds.filter((kind) => kind === 'mayonnaise' || kind === 'hummus'),
        food.stripe,
      ),
    ),
  )
