import { fill, line, place, type Svg } from '../svg/strokes.ts'
import { FILLS } from '../ware/fills.ts'
import { GLAZES } from '../ware/glazes.ts'
import { ground, setDown } from '../ware/plate.ts'
import { strew } from '../ware/strew.ts'
import { draw } from './draw-picture.ts'
import type { Picture, Serving } from './picture.ts'

const LID =
  fill('M52 8Q52 2 60 2H178Q186 2 187 9L196 62H60Z', '#2d5480') +
  fill('M52 8Q52 2 60 2H174Q182 2 183 9L190 58H58Z', '#3f6f9f') +
  fill('M64 16Q64 12 70 12H168Q173 12 174 16L180 50H68Z', '#6591bd')
const PLAIN = { surface: '#eadbb8', depth: '#cdb788' } as const
const GLASS = { surface: '#dce8e4', depth: '#c2d3cd' } as const

/** A glass box with its lid behind it and the dish's food in it. */
export function drawBox({ serving, seed }: Picture): Svg {
  const { surface, depth } = colorsOf(serving)
  return (
    LID +
    ground(100, 144, 96, 11) +
    fill('M14 90L24 138Q27 148 38 148H162Q173 148 176 138L186 90Z', '#cfe0db') +
    fill('M24 92L33 134Q35 141 42 141H158Q165 141 167 134L176 92Z', depth) +
    fill('M22 32H178Q187 32 189 40L197 88Q199 100 187 100H13Q1 100 3 88L11 40Q13 32 22 32Z', '#eef6f3') +
    fill('M30 40H170Q176 40 178 46L185 84Q186 92 178 92H22Q14 92 15 84L22 46Q24 40 30 40Z', depth) +
    fill('M34 46H166Q171 46 172 50L179 84Q179 90 173 90H27Q21 90 21 84L28 50Q29 46 34 46Z', surface) +
    foodOf(serving, seed) +
    line('M34 108L40 132', '#ffffffb0', 6)
  )
}

function colorsOf(serving: Serving): { readonly surface: string; readonly depth: string } {
  if (serving.ware === 'plate' || serving.ware === 'pasta-bowl' || serving.ware === 'none') return GLASS
  if (!('fill' in serving) || serving.fill === undefined) return PLAIN
  const [surface, depth] = FILLS[serving.fill]
  return { surface, depth }
}

function foodOf(serving: Serving, seed: number): Svg {
  switch (serving.ware) {
    case 'plate':
      return lowered(draw(serving.main, GLAZES.blue))
    case 'pasta-bowl':
      return lowered(draw(serving.pasta, GLAZES.blue))
    case 'none':
      return lowered(draw(serving.food, GLAZES.blue))
    case 'sheet-pan':
      return strew({ pieces: serving.zones, ...SURFACE, seed })
    case 'parfait':
      return strew({ pieces: serving.layers, ...SURFACE, seed })
    default:
      return strew({ pieces: serving.pieces, ...SURFACE, seed })
  }
}
const SURFACE = { x: 100, y: 68, rx: 70, ry: 18, scale: 1.1 } as const
const lowered = (food: Svg): Svg => place(0, 0, 1, setDown(food, 100, 64, 1.05, 0, false))
