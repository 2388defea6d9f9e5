import type { Vessel } from './plate.ts'
import { stepTimers } from './step-timers.ts'
import { isNamedIn } from './vessel-words.ts'

const STANDING: ReadonlySet<string> = new Set(['stand', 'rest', 'cool', 'chill'])

/** "Let it sit for 3 minutes": the next batch is in by then. */
const SITTING = /\b(?:sits?|wait|leave (?:it|them))(?: for)?(?: about)? $/i

function cookingSeconds(step: string, waits: ReadonlySet<string>): number {
  return stepTimers(step)
    .filter(({ activity, start }) =>
      activity === null ? !SITTING.test(step.slice(0, start)) : !waits.has(activity),
    )
    .reduce(
      (sum, { seconds, untilSeconds, isPerSide }) => sum + (untilSeconds ?? seconds) * (isPerSide ? 2 : 1),
      0,
    )
}

const NO_COOKING: ReadonlySet<string> = new Set([
  ...STANDING,
  'steep',
  'soak',
  'swell',
  'drain',
  'thaw',
  'marinate',
  'refrigerate',
  'freeze',
])
/** What is meanwhile in another vessel, or on the table. */
const ELSEWHERE =
  /\b(?:pot|saucepan|skillet|wok|griddle|grill|oven|broil(?:er)?|microwave|air[- ]fr(?:y|yer)|basket|sheet pan|baking (?:sheet|dish)|cooker|kettle|toast(?:er)?|rack|meanwhile|while)\b/i

/** The places of the steps that cook in the vessel: those that name it, and those that go on after them. */
function placesIn(vessel: Vessel, steps: readonly string[]): number[] {
  let isInIt = false
  return steps.flatMap((step, at) => {
    isInIt = isNamedIn(step, vessel) || (isInIt && !ELSEWHERE.test(step))
    return isInIt && cookingSeconds(step, NO_COOKING) > 0 ? [at] : []
  })
}

/** The seconds that the steps name for the vessel, once. */
export function secondsIn(vessel: Vessel, steps: readonly string[]): number {
  return placesIn(vessel, steps).reduce((sum, at) => sum + cookingSeconds(steps[at] ?? '', NO_COOKING), 0)
}

const ONE_AFTER_THE_OTHER: ReadonlySet<Vessel> = new Set([
  'microwave-safe bowl',
  'air fryer basket',
  'pressure cooker',
  'griddle',
  'grill',
])
const NAME: Readonly<Partial<Record<Vessel, string>>> = {
  'microwave-safe bowl': 'microwave',
  'air fryer basket': 'air fryer',
}
/** Shorter batches need no word, and longer ones have an hour in their step. */
const MINUTES = { least: 3, most: 60 } as const

interface BatchWords {
  readonly takes: string
  readonly later: string
  readonly laterAt: readonly number[]
}
const SAYS_NOTHING: BatchWords = { takes: '', later: '', laterAt: [] }

/**
 * What further steps say where a vessel is filled several times: how long one batch takes, where batches are first told of, and that
 * each batch goes through the later steps, too. Two skillets cook side by side.
 */
export function eachBatch(vessel: Vessel, batches: number, steps: readonly string[]): BatchWords {
  const isPan = vessel === 'skillet' || vessel === 'wok'
  // What bakes in its skillet goes into the oven side by side.
  if (isPan && steps.some((step) => isNamedIn(step, vessel) && /\boven\b/i.test(step))) return SAYS_NOTHING
  const places = placesIn(vessel, steps)
  const minutes = Math.round(secondsIn(vessel, steps) / 60)
  if ((!isPan && !ONE_AFTER_THE_OTHER.has(vessel)) || minutes < MINUTES.least || minutes > MINUTES.most)
    return SAYS_NOTHING
  const laterAt = places.slice(1)
  const through = laterAt.length > 0 ? `, all steps in the ${NAME[vessel] ?? vessel} together` : ''
  const inTurns = !isPan || batches > 2
  return {
    takes: ` Each ${isPan && inTurns ? 'round' : 'batch'} takes about ${minutes} minutes${through}.`,
    later: inTurns ? ` Do this for each ${isPan ? 'round' : 'batch'}.` : '',
    laterAt,
  }
}
