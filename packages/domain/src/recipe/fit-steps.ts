import { agreeWithCounts, type CountedNoun } from './agree-with-counts.ts'
import { scaleStep } from './grain-water.ts'
import { type LeastBatch, restSentence, timesMade } from './least-batch.ts'
import { fitMicrowaveTimes } from './microwave-times.ts'
import { fitPanTimes } from './pan-times.ts'
import type { Batch, Vessel } from './plate.ts'
import { eachBatch } from './vessel-time.ts'
import { batchSentence, isNamedIn, sizeVessels, smallLoadSentence } from './vessel-words.ts'

/** The steps of one cooking method, for the servings its amounts are written for. */
export interface WrittenSteps {
  readonly steps: readonly string[]
  readonly servings: number
  readonly batch: Batch | null
  readonly leastBatch?: LeastBatch | undefined
  /** Foods that the ingredients count. */
  readonly counted?: readonly CountedNoun[] | undefined
}

/** How full a vessel may be, of what it holds: portions of children do not fill another one. */
const FULL_ENOUGH = 1.1
/** One vessel also takes half a serving more: a bowl for one holds the ramen of one hungry adult. */
const HALF_A_SERVING = 0.6
/** A pot with this much more in it takes noticeably longer to boil. */
const FULLER_POT = 2

/** Food for these may be cut to fit them long before; it is their time that is told for each batch. */
const FILLED_AS_IT_COOKS: ReadonlySet<Vessel> = new Set([
  'air fryer basket',
  'microwave-safe bowl',
  'grill',
  'griddle',
])
const TIMED = /\d (?:minutes?|seconds?)\b/

/** How many times the vessel is filled for this many servings, at once or one after the other. */
export function batchesFor({ maxServings }: Batch, servings: number): number {
  if (servings <= maxServings + HALF_A_SERVING) return 1
  return Math.ceil(servings / (maxServings * FULL_ENOUGH))
}

/** The steps for `factor` times the written servings: amounts, sizes of vessels, batches and microwave times, and what is left of a whole batch. */
export function fitSteps(written: WrittenSteps, factor: number): string[] {
  const wanted = written.servings * factor
  const made = timesMade(written, wanted)
  const steps = agreeWithCounts(fitVessels(written, made), written.counted ?? [], made)
  const rest = restSentence(written, wanted)
  return rest === null ? steps : [...steps, rest]
}

function fitVessels({ steps, servings, batch }: WrittenSteps, factor: number): string[] {
  const scaled = steps.map((step) => scaleStep(step, factor))
  if (batch === null) return scaled
  const batches = batchesFor(batch, servings * factor)
  const load = (servings * factor) / batches
  const writtenLoad = servings / batchesFor(batch, servings)
  const timed = fitMicrowaveTimes(scaled, batch, { load: load / writtenLoad, all: factor })
  const share = load / batch.maxServings
  const baked = fitPanTimes(timed, batch, { written: writtenLoad / batch.maxServings, fitted: share })
  const sized = sizeVessels(baked, batch, share)
  const isSlowToBoil = batch.vessel === 'pot' && load / writtenLoad >= FULLER_POT
  const boiling = isSlowToBoil ? steps.findIndex((step) => /\bboil\b/i.test(step)) : -1
  const noted = sized.map((step, index) =>
    index === boiling ? `${step} A pot this full takes longer to boil.` : step,
  )
  const sentence =
    batches > 1 ? batchSentence(batch.vessel, batches, steps) : smallLoadSentence(batch.vessel, share, steps)
  if (sentence === null) return noted
  const each = batches > 1 ? eachBatch(batch.vessel, batches, baked) : null
  const named = steps.findIndex((step) => isNamedIn(step, batch.vessel))
  const cooked = steps.findIndex((step) => isNamedIn(step, batch.vessel) && TIMED.test(step))
  const told = FILLED_AS_IT_COOKS.has(batch.vessel) && cooked > -1 ? cooked : named
  return noted.map((step, index) => {
    if (index === Math.max(0, told)) return `${step} ${sentence}${each?.takes ?? ''}`
    return each && index > told && each.laterAt.includes(index) ? `${step}${each.later}` : step
  })
}
