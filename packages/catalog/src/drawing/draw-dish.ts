import type { RecipeForm } from '../recipes/recipe-form.ts'
import { drawBox } from './dish/draw-box.ts'
import { draw, drawPicture } from './dish/draw-picture.ts'
import { pictureOf, sideHelping } from './dish/picture-of.ts'
import { hashOf } from './svg/random.ts'
import { withoutThin } from './svg/simplify.ts'
import type { Svg } from './svg/strokes.ts'
import { writeSvg } from './svg/write-svg.ts'
import { GLAZES } from './ware/glazes.ts'
import { plateWare, setDown } from './ware/plate.ts'

const PLATE_BOX = '0 0 200 160'

export const BYTES_MAX = 4096
/** What a full plate goes without, step by step: lines finer than so many units of the picture, then some of many pieces. */
const STEPS = [
  { finest: 0, isEven: false, skipEvery: 0 },
  { finest: 1.4, isEven: true, skipEvery: 0 },
  { finest: 1.9, isEven: true, skipEvery: 0 },
  { finest: 2.4, isEven: true, skipEvery: 0 },
  { finest: 2.9, isEven: true, skipEvery: 0 },
  { finest: 2.9, isEven: true, skipEvery: 4 },
  { finest: 3.4, isEven: true, skipEvery: 3 },
  { finest: 4, isEven: true, skipEvery: 2 },
  { finest: 5, isEven: true, skipEvery: 2 },
  { finest: 7, isEven: true, skipEvery: 2 },
  { finest: 9.5, isEven: true, skipEvery: 2 },
] as const

/** The drawing with as much of its detail as there is room for. */
function written(drawing: Svg): string {
  let svg = ''
  for (const { finest, ...tightness } of STEPS) {
    svg = writeSvg(finest === 0 ? drawing : withoutThin(drawing, finest), PLATE_BOX, tightness)
    if (svg.length <= BYTES_MAX) break
  }
  return svg
}

/** A main dish with the sides that are served with it, as an SVG file. The same dishes give the same bytes. */
export function drawDish(main: RecipeForm, sides: readonly RecipeForm[] = []): string {
  return written(drawPicture(pictureOf(main), sides.map(sideHelping)))
}

/** What is left of a dish, in its box. */
export function drawLeftovers(main: RecipeForm): string {
  return written(drawBox(pictureOf(main)))
}

/** A side by itself, on a plate of its own. */
export function drawSide(side: RecipeForm): string {
  const helping = sideHelping(side)
  const names = Object.values(GLAZES).slice(0, 5)
  const glaze = names[hashOf(side.recipe.id) % names.length] ?? GLAZES.basil
  const drawn = draw(helping, glaze)
  const isStanding = ['glass', 'hotCup', 'yogurtCup'].includes(helping.motif)
  return writeSvg(
    isStanding
      ? setDown(drawn, 100, 80, 2.3, 0, true, 140)
      : plateWare(glaze) + setDown(drawn, 100, 80, 1.75),
    PLATE_BOX,
  )
}

/** A dish nobody knows the foods of: a cover on its plate, with the sides that are known. */
export function drawUnknown(sides: readonly RecipeForm[]): string {
  const main = { motif: 'cover', kinds: [] } as const
  return written(
    drawPicture({ serving: { ware: 'plate', main, parts: [] }, seed: 1 }, sides.map(sideHelping)),
  )
}
