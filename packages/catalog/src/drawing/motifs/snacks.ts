import { C, type Color, MORE } from '../colors.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { ruffle } from '../pieces/shapes.ts'
import { dots, fill, line, oval, place, ring } from '../svg/strokes.ts'
import type { Motif } from './motif.ts'
import { heapOf } from './vegetables.ts'

export const chips: Motif = (food) => {
  const one =
    food.has('potato-chip') || food.has('potato', 'plantain')
      ? fill('M-20 2C-18-14 14-18 21-4C24 10-14 16-20 2Z', '#d9a33a') +
        fill('M-20-1C-17-15 14-18 20-6C16 4-12 10-20-1Z', '#f8d772')
      : food.has('greens')
        ? ruffle(0, 2, [0.5, 0.37], MORE.kale[1]) +
          ruffle(0, 0, [0.46, 0.33], MORE.kale[0]) +
          line('M-13 4L11-4M-4 1l-1-6M3-1l5 4', MORE.kale[2], 2.2)
        : food.has('cheddar', 'swiss')
          ? oval(0, 2, 19, 12, C.cheddar[1]) +
            oval(0, 0, 19, 11.5, food.has('cheddar') ? C.cheddar[0] : MORE.swiss[0]) +
            dots('-6 0 4 -4 7 4', '#e0952c', 4)
          : fill('M-18 10L2-17L20 8Z', C.shell[1]) +
            fill('M-17 7L2-17L18 5Z', C.shell[2]) +
            dots('-3 0 5 0', C.shell[1], 3)
  return [
    [-26, -12, -20],
    [4, -18, 10],
    [30, -8, 30],
    [-34, 8, 10],
    [-6, 4, -30],
    [22, 12, 0],
    [-16, 20, 20],
    [8, 22, -10],
  ]
    .map(([x = 0, y = 0, turn = 0]) => place(x, y, 1, one, turn))
    .join('')
}
export const pretzels: Motif = () => {
  const one =
    line('M-12 10C-20-6-6-16 0-4C6-16 20-6 12 10M-12 10C-4 14 4 4 8-2M12 10C4 14-4 4-8-2', '#8f4d1c', 7) +
    line('M-12 9C-20-7-6-17 0-5C6-17 20-7 12 9M-12 9C-4 13 4 3 8-3M12 9C4 13-4 3-8-3', '#b9702e', 4.6)
  return [
    [-24, -12, -10],
    [8, -15, 14],
    [32, -2, 0],
    [-8, 6, 0],
    [-34, 12, 20],
    [16, 17, -12],
  ]
    .map(([x = 0, y = 0, turn = 0]) => place(x, y, 1, one, turn))
    .join('')
}
/** A bowlful of popcorn, as a heap. */
export const popcorn: Motif = (food) => {
  const pop =
    dots('-6 3 6 4 0 -5', food.has('sugar') ? '#c9953f' : '#d9c48a', 13) +
    dots('-6 1 6 2 0 -7', food.has('sugar') ? '#f6dd9f' : '#fdf8e6', 12) +
    dots('0 1', '#e6b93e', 4.4)
  return [
    [-30, 2],
    [-16, -12],
    [2, -18],
    [20, -13],
    [34, 0],
    [-22, 14],
    [-4, 0],
    [14, 2],
    [26, 15],
    [-6, 18],
    [10, 20],
  ]
    .map(([x = 0, y = 0], i) => place(x, y, 1.1, pop, i * 50))
    .join('')
}
export const onionRings: Motif = () => {
  const one =
    ring(0, 3, 17, 12, '#a9692c', 10) +
    ring(0, 0, 17, 12, '#e0a34b', 8.5) +
    line('M-16-7C-10-14 2-15 8-13', '#f5d08a', 3.4)
  return (
    place(-22, -10, 1, one) + place(18, -14, 0.95, one) + place(34, 8, 0.9, one) + place(-4, 10, 1.05, one)
  )
}
/** Cubes and slices of cheese. */
export const cheeseCubes: Motif = (food) => {
  const c: Color = food.has('cheddar')
    ? C.cheddar
    : food.has('swiss')
      ? MORE.swiss
      : ['#fbf0cf', '#dcc88e', '#fffaea']
  const one =
    fill('M-15-4L-1-12L15-6V7L1 15L-15 9Z', c[1]) +
    fill('M-15-4L-1-12L15-6L1 2Z', c[2]) +
    fill('M-15-4L1 2V15L-15 9Z', c[0])
  return (
    place(-20, -12, 1, one) +
    place(12, -16, 1, one) +
    place(32, 0, 0.95, one) +
    place(-4, 4, 1, one) +
    place(-32, 10, 1, one) +
    place(18, 16, 1, one)
  )
}
/** Two or three foods, each in its own heap, as on a snack plate. */
const HEAP = [
  [-9, -8],
  [8, -10],
  [-1, 2],
  [16, 3],
  [-15, 5],
] as const
export const snackHeaps: Motif = (food) => {
  const pieces = food.kinds.flatMap((kind) => pieceOf(kind) ?? []).slice(0, 3)
  const middles =
    pieces.length < 3
      ? ([
          [-30, 0],
          [28, 2],
        ] as const)
      : ([
          [-32, 10],
          [2, -22],
          [34, 10],
        ] as const)
  return middles
    .map(([x, y], i) =>
      place(
        x,
        y,
        1,
        HEAP.map(([dx, dy], j) =>
          place(dx, dy, 1.25, pieces[i % Math.max(1, pieces.length)] ?? '', j * 25 - 30),
        ).join(''),
      ),
    )
    .join('')
}
export const grapesHeap: Motif = (food) =>
  heapOf(food.kinds.flatMap((kind) => pieceOf(kind) ?? []).slice(0, 2))
export const granolaBars: Motif = () => {
  const one =
    fill('M-42 2L36-12L42-2V8L-36 22L-42 12Z', '#8c5f2c') +
    fill('M-42 0L36-14L42-4L-36 11Z', '#c8924b') +
    dots('-26 3 -10 0 6 -3 22 -6 -18 6 0 3 14 0 30 -5', '#ecc98a', 5) +
    dots('-20 1 12 -5 -4 4 26 -2', '#6b4420', 4)
  return place(6, -13, 0.95, one) + place(-4, 11, 1, one, 3)
}
export const toasterPastries: Motif = () => {
  const one =
    fill('M-34-2L26-18L38 8L-22 24Z', '#b9823f') +
    fill('M-34-5L26-21L38 4L-22 20Z', '#eac78c') +
    fill('M-25-3L23-15L31 3L-16 15Z', '#fbe9ef') +
    dots('-10 -1 4 -5 18 -6 0 6 14 2', '#d4557c', 4)
  return place(20, -10, 0.95, one) + place(-14, 10, 1, one)
}
export const stringCheese: Motif = () => {
  const one =
    line('M-32 6L30-6', '#dcc99a', 16) +
    line('M-32 4L30-8', '#fbf3d8', 13.5) +
    line('M-26 0L8-7', '#ffffff', 3)
  return place(4, -12, 1, one) + place(-4, 10, 1, one, 5)
}
/** Stalks of celery with peanut butter and raisins. */
export const antsOnLog: Motif = () => {
  const one =
    line('M-40 6L40-6', '#8fae4f', 18) +
    line('M-40 3L40-9', '#c5dd8a', 15) +
    line('M-34 0L36-10', C.pb[0], 8) +
    dots('-24 -3 -6 -6 12 -8 28 -11', MORE.raisin[0], 7)
  return place(2, -18, 1, one) + place(-6, 2, 1, one, 4) + place(6, 22, 1, one, -3)
}
