import { C } from '../colors.ts'
import { dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'
import type { Motif } from './motif.ts'

const TURKEY_SLICE: Svg =
  fill('M-30 7C-33-11-12-21 6-19C24-18 34-6 30 7C22 19-22 20-30 7Z', C.turkey[1]) +
  fill('M-30 4C-32-12-12-21 6-20C22-19 33-8 29 3C20 14-22 15-30 4Z', C.turkey[0]) +
  line('M-16-6Q-6-13 8-12', C.turkey[2], 3.6)

/** A tray in three parts, as a frozen turkey dinner comes: turkey in gravy, potatoes, vegetables. */
export const dinnerTray: Motif = () =>
  fill('M-74-44H74Q82-44 83-36L90 40Q90 52 78 52H-78Q-90 52-90 40L-83-36Q-82-44-74-44Z', '#20262c') +
  fill('M-73-48H73Q80-48 81-41L87 34Q88 45 77 45H-77Q-88 45-87 34L-81-41Q-80-48-73-48Z', '#4a545d') +
  fill('M-64-41H12Q17-41 17-36L20 31Q20 38 13 38H-73Q-80 38-79 31L-72-34Q-71-41-64-41Z', '#2f373e') +
  fill('M30-41H64Q71-41 72-34L74-9Q74-4 69-4H32Q26-4 26-10L24-35Q24-41 30-41Z', '#2f373e') +
  fill('M33 5H70Q75 5 76 11L79 31Q80 38 73 38H36Q29 38 29 31L27 11Q27 5 33 5Z', '#2f373e') +
  place(-36, -13, 1, TURKEY_SLICE, -6) +
  place(-24, 12, 1.05, TURKEY_SLICE, 4) +
  fill(
    'M-58 0C-60-12-44-16-34-12C-24-20-2-14 0-2C8 6 4 18-6 16C-14 14-12 28-22 27C-32 26-28 14-38 14C-48 14-56 10-58 0Z',
    C.gravy[0],
  ) +
  line('M-48-4Q-36-9-24-7', C.gravy[2], 4) +
  fill('M28-14C28-30 40-38 50-34C64-38 72-26 70-14C64-5 34-5 28-14Z', C.mash[1]) +
  fill('M29-17C29-31 40-38 50-35C62-38 70-28 68-17C60-9 36-9 29-17Z', C.mash[0]) +
  line('M36-24Q44-32 54-29M46-17Q54-20 62-17', C.mash[2], 4) +
  dots('38 18 52 14 66 18 44 29 58 28 71 29', C.pea[1], 12) +
  dots('38 16 52 12 66 16 44 27 58 26 71 27', C.pea[0], 10.6) +
  dots('36 13 50 9 64 13 42 24 56 23', '#c6e796', 3) +
  dots('45 18 60 18 36 27 52 22 68 22', C.carrot[0], 9)

const BREAST_SLICE: Svg =
  oval(1, 4, 30, 15, '#b9752c') +
  oval(0, 0, 30, 15, '#d9954a') +
  oval(1, 0, 26.5, 12, '#fbecd2') +
  line('M-16-2Q-4-7 10-5M-10 4Q2 1 16 3', '#e6cda3', 3)
/** A whole roast breast with its first slices. */
export const roastBreast: Motif = (food) =>
  place(
    8,
    -10,
    1,
    fill('M-50 12C-58-14-34-38-4-38C30-40 60-20 56 6C52 26 18 30-8 28C-32 28-46 24-50 12Z', '#93551d') +
      fill('M-50 7C-56-16-34-38-4-38C28-40 56-22 53 0C44 18 10 20-10 20C-34 21-47 18-50 7Z', '#cf8a3a') +
      fill('M-40-6C-36-24-18-32 0-32C18-33 32-26 36-20C20-24-2-22-14-14C-24-8-38 4-40-6Z', '#ecb768') +
      dots('-8 2 8 -6 24 -2 14 10 -18 12 36 6 30 -14', '#9c5c22', 3.4) +
      (food.has('herb') ? line('M-2-10l4-2M18 4l4-2M30-8l4 2', '#4d8a30') : ''),
  ) +
  place(2, 20, 0.95, BREAST_SLICE, 4) +
  place(-26, 16, 1, BREAST_SLICE, -6) +
  place(-46, 10, 0.9, BREAST_SLICE, -16)
