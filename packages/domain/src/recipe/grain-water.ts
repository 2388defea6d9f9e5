import { readFraction, scaleSentence } from '../amounts/kitchen-amount.ts'
import { stepTimers } from './step-timers.ts'

/** Grains that simmer until the water is gone. Couscous and instant rice only soak. */
const GRAIN =
  /\b(?<!instant |cooked |leftover )(?:rice|quinoa|grits|polenta|bulgur|barley|farro|millet|steel-cut oats)\b/i
const ON_THE_STOVE = /\b(?:saucepan|pot|skillet|heat|simmer|boil)\b/i
const ELSEWHERE =
  /\b(?:microwave|instant pot|pressure|slow cooker|oven|bake|rice cooker|drain|off the heat)\b/i
const SIMMERS_FROM_SECONDS = 10 * 60
const WATER = /\b(\d+ \d\/\d|\d+\/\d+|\d+(?:\.\d+)?) cups?(?= of (?:(?:boiling|cold|hot|warm|cool) )?water\b)/
/** A simmering pot loses about so much to the air, however little is in it: half of the grain needs more than half of the water. */
const LOST_CUPS = 1 / 4

/** A step scaled to less of it, with the water that grain needs in a smaller pot. */
export function scaleStep(step: string, factor: number): string {
  const found = factor < 1 && simmersGrain(step) ? WATER.exec(step) : null
  const [written = '', number = ''] = found ?? []
  if (!found) return scaleSentence(step, factor)
  const cups = readFraction(number) + (LOST_CUPS * (1 - factor)) / factor
  const before = step.slice(0, found.index)
  const after = step.slice(found.index + written.length)
  const wetter = scaleSentence(`${before}${cups} cups${after}`, factor)
  // A sentence about one piece is not scaled.
  return wetter.includes(`${cups} cups`) ? scaleSentence(step, factor) : wetter
}

function simmersGrain(step: string): boolean {
  if (!GRAIN.test(step) || !ON_THE_STOVE.test(step) || ELSEWHERE.test(step)) return false
  return stepTimers(step).some(({ seconds }) => seconds >= SIMMERS_FROM_SECONDS)
}
