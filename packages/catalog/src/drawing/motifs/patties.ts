import { C, type Color, MORE } from '../colors.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'
import { withSauce } from './meats.ts'
import type { Contents, Motif } from './motif.ts'

const BEEF: Color = ['#8d5736', '#5b301b', '#b4805a']
const PORK: Color = ['#cd976c', '#9a643d', '#ecc8a4']
const POULTRY: Color = ['#dcb27c', '#ad7d48', '#f2d6ac']
const OUTLINE =
  'M-31 0C-33-8-26-10-24-14C-19-19-12-16-7-18C0-21 6-17 11-18C18-18 22-14 25-11C31-9 32-3 30 3C30 9 24 10 21 14C15 18 9 15 3 17C-3 20-9 17-14 16C-20 17-24 13-26 9C-30 8-31 4-31 0Z'
/** One patty of ground meat: a rough edge, seared in spots. */
export const pattyOf = (c: Color): Svg =>
  place(0, 6, 1, fill(OUTLINE, c[1])) +
  fill(OUTLINE, c[0]) +
  line('M-22-3l5-3M-8-12l6 1M8-11l6 2M19 0l5 2M-13 8l6 1M4 10l6-1M-3-2l5 1M10 1l4-1', c[1], 4.6) +
  line('M-18-10l4-2M0-14l4 1M-16 3l4 0M14-5l4 1M-2 5l4 0', c[2], 3.4)
/** A slice of cheese that hangs over the edge. */
export const meltedSlice = (color: string): Svg =>
  fill('M-25-4L1-16L27-4L24 4L20 3L8 11L3 18L0 12L-12 6L-17 11L-20 3Z', color) +
  line('M-15-5L1-12L9-9', '#fff4cc', 3)

/** Browned and smooth: cakes of fish, potatoes or beans in their crust. */
const cakeOf = (c: Color): Svg =>
  oval(0, 6, 31, 18, c[1]) + oval(0, 0, 31, 18, c[0]) + line('M-20-6C-14-12-4-14 4-14', c[2], 4)

const isGroundMeat = (food: Contents) =>
  food.has('ground', 'ground-light', 'beef', 'pork', 'turkey', 'chicken', 'offal', 'sausage')

export function pattyColor(food: Contents): Color {
  if (food.has('nugget', 'fish-stick', 'fish')) return C.fry
  if (food.has('ground-light', 'turkey')) return POULTRY
  if (food.has('chicken', 'whole-bird', 'ham')) return food.has('ham') ? C.ham : MORE.seared
  if (food.has('ground-pork', 'pork') || (food.has('sausage') && !food.has('ground'))) return PORK
  if (food.has('salmon')) return MORE.salmon
  if (food.has('black-bean', 'veggie-patty', 'mushroom', 'chickpea') && !food.has('ground', 'beef'))
    return C.gravy
  return BEEF
}
function cakeColor(food: Contents): Color {
  if (food.has('salmon')) return ['#e0905c', '#b4622f', '#f5bb90']
  if (food.has('rinds', 'egg') && !food.has('hash-browns', 'tuna', 'fish', 'potato', 'zucchini'))
    return C.scramble
  if (food.has('tuna', 'sardine', 'fish')) return C.fry
  return food.has('chickpea', 'black-bean', 'lentil') ? C.gravy : C.fry
}

/** Round, flat and browned: patties, cakes, croquettes, fritters. */
export const patties: Motif = (food) => {
  const isCake = food.has('salmon', 'tuna', 'sardine', 'fish') || !isGroundMeat(food)
  const c = isCake ? cakeColor(food) : pattyColor(food)
  const cheese = food.has('cheddar') ? C.cheddar[0] : food.has('swiss') ? '#fbeec2' : ''
  const isGreen = food.has('green-onion', 'herb', 'zucchini', 'pea', 'greens')
  const one =
    (isCake ? cakeOf(c) : pattyOf(c)) +
    (isGreen || isCake ? dots('-14 -2 4 -8 12 2 -4 4', isGreen ? '#5a9e3c' : c[1], 4) : '') +
    (food.has('hash-browns')
      ? line('M-18-2l9-6M-6-10l10 3M6-4l11-3M-10 8l9-5M4 9l10-2M-4 0l8 2', C.fry[2], 2.6)
      : food.has('potato') && isCake
        ? line('M-20 2l6-2M-8-7l6-2M8-9l6 2M2 7l6-1M16 5l5-2', '#fbe9bd', 4)
        : '') +
    (cheese ? meltedSlice(cheese) : '')
  // Falafel are small and round, green within, and lie dry beside their vegetables.
  if (food.isCooked('falafel') && food.has('chickpea')) return falafel
  return (
    withSauce(food, place(24, -15, 0.95, one) + place(-27, -9, 0.98, one) + place(3, 11, 1.06, one)) +
    (food.has('lemon') && food.has('fish') ? place(44, 22, 1.3, pieceOf('lemon') ?? '', 8) : '')
  )
}
export const sausagePatties: Motif = (food) => patties(food)
const FALAFEL: Svg =
  oval(0, 4, 19, 15, '#7d4f1e') +
  oval(0, 0, 19, 15, '#b67a35') +
  line('M-11-6Q-6-11 2-11', '#dba765', 3.4) +
  dots('-8 1 6 -5 10 4 -2 8', '#7f9a3c', 4) +
  dots('0 -1 -12 6 12 -3 5 8', '#8a5a22', 3.4)
const BITTEN: Svg =
  FALAFEL +
  oval(7, 1, 11, 10, '#8a5a22') +
  oval(7.5, 1, 9, 8.4, '#a9b660') +
  dots('4 -2 11 2 6 5', '#dfe3a4', 3)
const falafel: Svg =
  place(-26, -14, 1, FALAFEL) +
  place(12, -18, 1, FALAFEL, 30) +
  place(44, -6, 0.95, FALAFEL, 60) +
  place(-44, 8, 0.95, FALAFEL, 20) +
  place(-6, 9, 1.05, BITTEN) +
  place(30, 15, 1, FALAFEL, -20)
