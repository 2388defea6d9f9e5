import type { RecipeForm } from '../recipes/recipe-form.ts'
import { draw, drawPicture } from './dish/draw-picture.ts'
import { pictureOf, sideHelping } from './dish/picture-of.ts'
import { hashOf } from './svg/random.ts'
import { writeSvg } from './svg/write-svg.ts'
import { GLAZES } from './ware/glazes.ts'
import { plateWare, setDown } from './ware/plate.ts'

const PLATE_BOX = '0 0 200 160'

/** A main dish with the sides that are served with it, as an SVG file. The same dishes give the same bytes. */
export function drawDish(main: RecipeForm, sides: readonly RecipeForm[] = []): string {
  return writeSvg(drawPicture(pictureOf(main), sides.map(sideHelping)), PLATE_BOX)
}

/** A side by itself, on a plate of its own. */
export function drawSide(side: RecipeForm): string {
  const helping = sideHelping(side)
  const names = Object.values(GLAZES).slice(0, 5)
  const glaze = names[hashOf(side.recipe.id) % names.length] ?? GLAZES.basil
  const drawn = draw(helping, glaze)
  const isStanding = ['glass', 'hotCup', 'yogurtCup'].includes(helping.motif)
  return writeSvg(
    isStanding ? setDown(drawn, 100, 80, 2.3) : plateWare(glaze) + setDown(drawn, 100, 80, 1.75),
    PLATE_BOX,
  )
}

/** A dish nobody knows the foods of: a cover on its plate, with the sides that are known. */
export function drawUnknown(sides: readonly RecipeForm[]): string {
  const main = { motif: 'cover', kinds: [] } as const
  return writeSvg(
    drawPicture({ serving: { ware: 'plate', main, parts: [] }, seed: 1 }, sides.map(sideHelping)),
    PLATE_BOX,
  )
}
