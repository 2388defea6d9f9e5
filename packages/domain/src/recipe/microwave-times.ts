import { writtenNumber } from '../amounts/kitchen-amount.ts'
import type { Batch } from './plate.ts'
import { type StepTimer, stepTimers } from './step-timers.ts'
import { takesTurns } from './vessel-words.ts'

/** Twice the food takes about 1.7 times as long. */
const TIME_EXPONENT = 0.75
/** Dry rice and pasta take as long as ever once the water boils. */
const TIME_EXPONENT_OF_GRAIN = 0.3
const DRY_GRAIN = /\b(?:rice|macaroni|pasta|noodles|spaghetti|penne|rotini|ravioli)\b/i
const COOKED_GRAIN = /\b(?:instant|hot|cooked|warm) (?:brown |white )?rice\b|\bpouch/i
const IN_WATER = /\d cups? of (?:\w+ )?(?:water|broth)\b|\bwater to cover\b|\binch of water\b|\bthe broth\b/i

/** Less than this is within what microwaves differ. */
const ALIKE = 0.15
const MICROWAVED = /microwave|\bon high\b|% power|half power|medium power|high power/i
/** "Microwave-safe bowl" alone heats nothing. */
const MICROWAVES = /\bmicrowav(?:e|es|ed|ing)\b(?!-)/i
/** Words for a time that stays the same for any number of pieces. */
const FOR_ONE_PIECE =
  /\bat a time\b|\bone by one\b|\bplate by plate\b|\bfor (?:one|two)\b|\bper\b|\bapiece\b|\b(?:seconds|minutes?) (?:each|a (?:plate|slice|piece))\b|\b(?:microwave|heat|warm|cook) (?:each|every)\b|\bfor each\b(?! serving| person)/i
const OTHER_HEAT = /\b(?:skillet|saucepan|stove|oven|toast(?:er)?|broil(?:er)?|kettle|basket)\b/i
const HEATING = new Set(['microwave', 'heat', 'warm', 'cook', 'steam', 'soften', 'boil', 'simmer'])
const STANDING = new Set([
  'stand',
  'rest',
  'cool',
  'soak',
  'chill',
  'refrigerate',
  'thaw',
  'drain',
  'freeze',
  'steep',
])
const LEFT_ALONE = /\b(?:waits?|leave|left|sits?|keep|stand)\b[^,;]*$/i
/** Names no food, so it is about that of the step before. */
const GOES_ON = /^(?:microwave|heat|cook) (?:on|for|until|them|it)\b/i
/** "In bursts of 40 seconds" is how often to stir. */
const INTERVAL = /\bbursts? of\s*$/i

/** How much more food there is than as written: in one load of the vessel, and altogether. */
interface Ratios {
  readonly load: number
  readonly all: number
}

/** The steps with the microwave times for this much food. Other times, of what stands or of a single piece, stay. */
export function fitMicrowaveTimes(
  steps: readonly string[],
  { vessel }: Pick<Batch, 'vessel'>,
  { load, all }: Ratios,
): string[] {
  const isMicrowaved = vessel === 'microwave-safe bowl' || vessel === 'mug'
  // Where one step cooks piece after piece, the others heat all that there is at once.
  const hasTurns = isMicrowaved && takesTurns(steps)
  let isTurn = false
  return steps.map((step) => {
    if (!isMicrowaved && !MICROWAVES.test(step)) return step
    isTurn = takesTurns([step]) || (isTurn && GOES_ON.test(step))
    const ratio = isMicrowaved && (!hasTurns || isTurn) ? load : all
    return Math.abs(ratio - 1) < ALIKE ? step : scaleStep(step, ratio, isMicrowaved)
  })
}

function scaleStep(step: string, ratio: number, isMicrowaved: boolean): string {
  const isGrain = DRY_GRAIN.test(step) && IN_WATER.test(step) && !COOKED_GRAIN.test(step)
  const factor = ratio ** (isGrain ? TIME_EXPONENT_OF_GRAIN : TIME_EXPONENT)
  let isForOnePiece = false
  return sentencesOf(step)
    .map((sentence) => {
      isForOnePiece ||= FOR_ONE_PIECE.test(sentence)
      if (isForOnePiece) return sentence
      return stepTimers(sentence)
        .filter((timer) => isMicrowaveTime(sentence, timer, isMicrowaved))
        .reduceRight((text, timer) => replaced(text, timer, factor), sentence)
    })
    .join('')
}

function isMicrowaveTime(sentence: string, { activity, start }: StepTimer, isMicrowaved: boolean): boolean {
  const before = sentence.slice(0, start)
  if (LEFT_ALONE.test(before) || INTERVAL.test(before)) return false
  if (activity !== null && STANDING.has(activity)) return false
  if (!isMicrowaved) return MICROWAVES.test(before)
  if (MICROWAVED.test(sentence)) return true
  return activity !== null && HEATING.has(activity) && !OTHER_HEAT.test(sentence)
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
