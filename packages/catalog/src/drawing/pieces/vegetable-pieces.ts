import { C, type Color, MORE } from '../colors.ts'
import { dots, fill, line, oval, place, ring, type Svg } from '../svg/strokes.ts'
import {
  BROCCOLI,
  CAULIFLOWER,
  CUCUMBER_SLICE,
  chunk,
  coin,
  crumble,
  cube,
  leaf,
  shreds,
  strip,
} from './shapes.ts'

const pea =
  dots('-6 3 6 4 1 -4', C.pea[1], 11) +
  dots('-6 2 6 3 1 -5', C.pea[0], 9.6) +
  dots('-8 0 4 1 -1 -7', '#c6e796', 2.6)
const corn =
  dots('-6 3 5 4 0 -4', C.corn[1], 10) +
  dots('-6 2 5 3 0 -5', C.corn[0], 8.6) +
  dots('-8 0 3 1 -2 -7', '#fdeaa0', 2.4)
const mushroom: Svg =
  fill('M-13 0C-13-11 13-11 13 0Q8 4 5 2V8H-5V2Q-8 4-13 0Z', MORE.mushroom[1]) +
  fill('M-10-1C-9-8 9-8 10-1Q6 1 3 0V7H-3V0Q-6 1-10-1Z', MORE.mushroom[0])
const celery: Svg = line('M-9 4C-8-5 8-5 9 4', '#8fae4f', 7.5) + line('M-9 3C-8-6 8-6 9 3', '#c5dd8a', 5.5)
const carrot: Svg =
  oval(0.5, 2.5, 11, 8, C.carrot[1]) +
  oval(0, 0, 11, 8, C.carrot[0]) +
  oval(-0.5, -0.5, 6, 3.8, C.carrot[2]) +
  oval(-0.5, -0.5, 2.6, 1.6, C.carrot[0])
/** A cut piece: its skin below, its seeds above. */
const tomato: Svg =
  fill('M-13-4C-13 10 12 11 14-3Z', C.tomato[1]) +
  fill('M-13-4C-12 6 11 7 14-3C9-11-8-12-13-4Z', C.tomato[0]) +
  fill('M-9-4C-6 1 6 2 10-3C6-8-6-9-9-4Z', '#ea6249') +
  dots('-3 -4 4 -4', '#fbd08f', 3)
const cherryTomato: Svg =
  dots('0 2', C.tomato[1], 17) + dots('0 0', C.tomato[0], 15.5) + line('M-4-4Q-2-6 1-6', C.tomato[2], 3)
const greenBean: Svg =
  line('M-14 2C-6 7 6 5 14-4M-12-4C-4 0 6-1 12 5', C.bean[1], 6.4) +
  line('M-14 1C-6 6 6 4 14-5M-12-5C-4-1 6-2 12 4', C.bean[0], 5)
const olive = (base: string, shade: string): Svg =>
  oval(0, 1.5, 9, 7.5, shade) + oval(0, 0, 9, 7, base) + oval(1, 0, 3.4, 2.6, shade)
const avocado: Svg =
  fill('M-15 6C-15-6 3-13 15-6C10 6-3 10-15 6Z', C.avocado[1]) +
  fill('M-13 3C-12-6 3-11 13-6C8 3-3 7-13 3Z', C.avocado[0]) +
  line('M-9 1C-6-5 2-8 9-6', C.avocado[2], 3)
/** Cut across: a star of five chambers. */
const okra: Svg =
  fill('M-9-1L-4-8L4-8L9-1L6 7L0 9L-6 7Z', MORE.okra[1]) +
  fill('M-8-2L-4-8L4-8L8-2L5 5L0 6L-5 5Z', MORE.okra[0]) +
  dots('0 -5 4 -2 3 3 -3 3 -4 -2', '#e6efc8', 4)
const eggplant: Svg =
  oval(0, 2, 14, 10, MORE.eggplant[1]) +
  oval(0, 0, 14, 10, MORE.eggplant[0]) +
  oval(0, 0, 11, 7.6, '#eadcb4') +
  dots('-4 -1 3 1 0 -4', '#c9b27c', 2.4)
/** Half a round, browned: whole rounds read as cucumber. */
const zucchini: Svg =
  fill('M-14-4C-14 11 13 12 15-3Z', MORE.zucchini[1]) +
  fill('M-12-5C-12 6 11 7 13-4Q0-9-12-5Z', MORE.zucchini[0]) +
  line('M-6-4l4 4M2-5l4 4', '#b58a3e', 2.8)
const brussels: Svg =
  dots('0 1.5', C.bean[1], 17) +
  dots('0 0', '#82b54f', 15.5) +
  line('M-5 2Q0-6 6-2M-2 5Q4 2 6 2', '#c0dd90', 2.6)
const asparagus: Svg =
  line('M-15 5L12-5', C.bean[1], 6.4) +
  line('M-15 4L12-6', '#74a945', 5) +
  dots('13 -7', '#4d7d35', 7) +
  line('M-6 1l2-3M1-2l2-3', '#4d7d35', 2)
const jalapeno: Svg = ring(0, 1, 7, 5.4, C.dark[0], 4.4) + dots('-2 1 3 1', '#f2f0c0', 2.6)
const pickle: Svg =
  oval(0, 1.5, 10, 8, C.pickle[1]) +
  oval(0, 0, 10, 7.6, C.pickle[0]) +
  oval(0, 0, 7, 5, C.pickle[2]) +
  dots('-2 0 2 1', '#e8efb6', 2.2)
const artichoke: Svg =
  fill('M-12 4C-10-8 8-10 12 0C8 9-6 10-12 4Z', '#8d9a52') +
  fill('M-11 3C-9-7 6-9 10-1C4 5-6 6-11 3Z', '#cdd490') +
  line('M-6 2Q0-4 7-2', '#a6b06a', 2.4)
const peas = place(-5, 0, 0.9, pea)

/** Cut from the wall of a pepper: skin outside, pale flesh inside. */
const pepperStrip = ([base, shade, light]: Color): Svg =>
  line('M-12 4C-12-8 11-9 12 4', shade, 8) +
  line('M-12 2C-12-10 11-11 12 2', base, 6) +
  line('M-9 3Q0-7 9 3', light, 2.4)

export const VEGETABLE_PIECES = {
  carrot,
  celery,
  pea,
  'snap-pea':
    fill('M-15 3C-8-8 8-9 15-3C10 7-6 9-15 3Z', C.pea[1]) +
    fill('M-15 2C-8-8 8-9 15-3C8 4-6 6-15 2Z', C.pea[0]) +
    dots('-6 0 1 -2 8 -3', '#a8d66e', 5),
  'peas-carrots': peas + place(8, 2, 0.7, cube(C.carrot)),
  'mixed-vegetables': place(-7, 1, 0.8, pea) + place(7, -4, 0.7, corn) + place(6, 6, 0.6, cube(C.carrot)),
  'stir-fry-vegetables': place(-6, -2, 0.5, BROCCOLI) + place(7, 3, 0.7, carrot),
  corn,
  'corn-cob':
    oval(0, 2, 12, 9, C.corn[1]) +
    oval(0, 0, 12, 8.4, C.corn[0]) +
    oval(0, 0, 5, 3.4, '#fbf0c8') +
    dots('-9 0 -5 -5 2 -6 8 -3 9 2 3 6 -5 5', C.corn[2], 3),
  hominy: crumble(MORE.whiteBean),
  'green-bean': greenBean,
  potato: cube(C.potato),
  'hash-browns': shreds(C.fry),
  'tater-tot': chunk(C.fry),
  'sweet-potato': cube(MORE.sweetPotato),
  pumpkin: cube(MORE.pumpkin),
  root: cube(MORE.root),
  beet: cube(['#93294f', '#6b1a38', '#b95379']),
  tomato,
  'cherry-tomato': cherryTomato,
  'red-pepper': pepperStrip(C.tomato),
  'green-pepper': pepperStrip(C.bean),
  'yellow-pepper': pepperStrip(MORE.yellowPepper),
  pepperoncini: strip(C.pickle),
  jalapeno,
  onion: strip(MORE.redOnion),
  'green-onion': ring(-4, 2, 4.5, 3.4, C.leaf[0], 3) + ring(6, -2, 4.5, 3.4, C.dark[2], 3),
  mushroom,
  broccoli: place(0, -2, 0.62, BROCCOLI),
  cauliflower: place(0, -2, 0.62, CAULIFLOWER),
  /** Cooked down. */
  greens:
    fill('M-14 3C-13-5-7-3-5-8C0-13 5-5 9-8C14-7 15-1 12 3C9 7 4 4 1 8C-4 10-12 9-14 3Z', MORE.kale[1]) +
    fill('M-14 1C-13-6-7-4-5-9C0-14 5-6 9-9C13-8 14-3 11 1C8 4 4 1 1 5C-4 7-12 6-14 1Z', MORE.kale[0]) +
    line('M-9 1Q-2-1 1-6', MORE.kale[2], 2.4),
  'bok-choy': leaf(C.dark) + line('M-13 4Q-8 3-4 1', '#f0f4dc', 4.4),
  lettuce: leaf(C.leaf),
  cabbage: shreds(MORE.cabbage),
  slaw: shreds(MORE.cabbage) + line('M-8 0q5-4 9 0', C.carrot[0], 3),
  kimchi: shreds(['#e08a52', '#b85a2a', '#f4b98c']),
  'vegetable-soup-can': place(-7, 1, 0.8, pea) + place(6, 2, 0.7, cube(C.carrot)),
  sauerkraut: shreds(['#efe5bd', '#cdbf84', '#fbf6dc']),
  'red-cabbage': shreds(MORE.redCabbage),
  sprouts: shreds(['#f8f4df', '#d6ceab', '#ffffff']),
  cucumber: place(0, 0, 0.85, CUCUMBER_SLICE),
  zucchini,
  eggplant,
  okra,
  asparagus,
  brussels,
  artichoke,
  bamboo: coin(MORE.root),
  pickle,
  'black-olive': olive(MORE.olive[0], MORE.olive[1]),
  'green-olive': olive(MORE.greenOlive[0], MORE.greenOlive[1]),
  avocado,
  nori: fill('M-11 10L-9-14L9-14L11 8Z', '#2c4438') + line('M-5-9L-6 6', '#47665a', 2.6),
  herb: line('M-5 3l2-2M3-3l2 2M1 5l3-1', C.dark[0], 3),
  plantain: coin(['#efb63f', '#b7781f', '#f9d67e']),
  salsa: dots('-6 2 4 -2', C.tomato[0], 9) + dots('6 4', C.leaf[0], 5) + dots('-1 -4', '#fdf3dc', 4),
} as const
