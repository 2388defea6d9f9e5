import { writtenNumber } from '../amounts/kitchen-amount.ts'
import { type StepTimer, stepTimers } from './step-timers.ts'

/** Twice the food takes about 1.7 times as long. */
const TIME_EXPONENT = 0.75
/** Less than this is within what microwaves differ. */
const ALIKE = 0.15
const MICROWAVED = /microwave|\bon high\b|% power|medium power|high power/i
/** The sentence says for how many or for which piece its times are. */
const FOR_ONE_PIECE =
  /\b(?:one at a time|at a time|one by one|for one\b|for two\b|per\b|apiece|\d minutes each|seconds each|minutes? each|each\b(?! time))/i
/** A shorter time needs a sign that the food is done. */
const DONE_WHEN = /\buntil\b|°F|\bsteaming\b/i
const STANDING = new Set(['stand', 'rest', 'cool', 'soak', 'chill', 'refrigerate', 'thaw', 'drain', 'freeze'])

/** The microwave times of a step, for `ratio` times the food in the bowl. */
export function scaleMicrowaveTimes(step: string, ratio: number): string {
  if (Math.abs(ratio - 1) < ALIKE || (ratio < 1 && !DONE_WHEN.test(step))) return step
  return sentencesOf(step)
    .map((sentence) => {
      if (!MICROWAVED.test(sentence) || FOR_ONE_PIECE.test(sentence)) return sentence
      return stepTimers(sentence)
        .filter(({ activity }) => activity === null || !STANDING.has(activity))
        .reduceRight((text, timer) => replaced(text, timer, ratio ** TIME_EXPONENT), sentence)
    })
    .join('')
}

/** With the blanks after them, so that they can be joined again. */
function sentencesOf(text: string): string[] {
  return text.match(/[^.;]*(?:\.\d[^.;]*)*(?:[.;]+\s*|$)/g)?.filter((part) => part !== '') ?? [text]
}

function replaced(text: string, { seconds, untilSeconds, start, end }: StepTimer, factor: number): string {
  const more = /\bmore\b/.test(text.slice(start, end)) ? 'more' : ''
  const from = roundedSeconds(seconds * factor)
  const to = untilSeconds === null ? null : roundedSeconds(untilSeconds * factor)
  const time = to === null || to <= from ? writtenTime(from, more) : writtenRange(from, to, more)
  return text.slice(0, start) + time + text.slice(end)
}

function roundedSeconds(seconds: number): number {
  const step = seconds < 100 ? 15 : seconds < 300 ? 30 : 60
  return Math.max(15, step * Math.round(seconds / step))
}

function writtenTime(seconds: number, more: string): string {
  if (seconds < 120 && seconds % 60 !== 0) return words(String(seconds), more, 'seconds')
  const minutes = seconds / 60
  return words(writtenNumber(minutes), more, minutes === 1 ? 'minute' : 'minutes')
}

function writtenRange(from: number, to: number, more: string): string {
  if (to < 120) return words(`${from} to ${to}`, more, 'seconds')
  const minutes = Math.max(60, 30 * Math.round(from / 30)) / 60
  return words(`${writtenNumber(minutes)} to ${writtenNumber(to / 60)}`, more, 'minutes')
}

function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
