import type { Batch } from './plate.ts'
import { type StepTimer, stepTimers } from './step-timers.ts'
import { panSize } from './vessel-words.ts'

/** A casserole in the next smaller dish is done in about this much of the time. */
const TIME_OF_SMALLER_DISH = 0.85
/** Shorter times only brown what is hot already. */
const SECONDS_AT_LEAST = 15 * 60
/** The dish is done as a whole. A chop or a stuffed pepper takes as long in any dish. */
const WHOLE_DISH =
  /\bbubbl|\bboils at the\b|\bset\b|\bcenter\b|\bmiddle\b|\bpuffed\b|\bgolden\b|\btoothpick\b/i
const OF_PIECES = /14[05] °F|\bsheet pan\b|\btender\b|\bchops?\b|\bfish\b|\bpeppers\b/i

/** The steps with the times of the dish that this much is baked in: from the earliest to the latest that it may be done. */
export function fitPanTimes(
  steps: readonly string[],
  batch: Batch,
  shares: { readonly written: number; readonly fitted: number },
): string[] {
  const [written, fitted] = [panSize(batch, shares.written), panSize(batch, shares.fitted)]
  if (written === null || fitted === null || written === fitted) return [...steps]
  const factor = TIME_OF_SMALLER_DISH ** (written - fitted)
  return steps.map((step) =>
    step
      .split(/(?<=[.;]\s)/)
      .map((sentence) => (isOfWholeDish(sentence) ? withRange(sentence, factor) : sentence))
      .join(''),
  )
}

function isOfWholeDish(sentence: string): boolean {
  return /\bbak(?:e|ing)\b/i.test(sentence) && WHOLE_DISH.test(sentence) && !OF_PIECES.test(sentence)
}

function withRange(sentence: string, factor: number): string {
  return stepTimers(sentence)
    .filter(({ seconds, activity }) => activity === 'bake' && seconds >= SECONDS_AT_LEAST)
    .reduceRight((text, timer) => replaced(text, timer, factor), sentence)
}

function replaced(text: string, { seconds, untilSeconds, start, end }: StepTimer, factor: number): string {
  const said = text.slice(start, end)
  if (!/\bminutes$/.test(said) || /\bhours?\b/.test(said)) return text
  const [least, most] = [seconds / 60, (untilSeconds ?? seconds) / 60]
  const from = factor < 1 ? roundMinutes(least * factor) : least
  const to = factor < 1 ? most : roundMinutes(most * factor)
  if (from >= to) return text
  const more = /\bmore\b/.test(said) ? 'more ' : ''
  return `${text.slice(0, start)}${from} to ${to} ${more}minutes${text.slice(end)}`
}

function roundMinutes(minutes: number): number {
  return minutes < 14 ? Math.round(minutes) : 5 * Math.round(minutes / 5)
}
