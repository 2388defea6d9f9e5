/** A wait in a recipe step, and where its words are in the text. */
export interface StepTimer {
  readonly seconds: number
  /** The upper end of "25 to 30 minutes"; null for a single time. */
  readonly untilSeconds: number | null
  /** The action, such as "simmer"; null when the step does not say. */
  readonly activity: string | null
  /** "4 minutes a side": repeated after turning. */
  readonly isPerSide: boolean
  readonly start: number
  readonly end: number
}

const SECONDS_OF_UNIT = { s: 1, m: 60, h: 3600 } as const
/** Shorter waits get no timer. */
const SECONDS_AT_LEAST = 15
const SECONDS_AT_MOST = 24 * 3600

const NUMBER = String.raw`(?:half an?|an?|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|\d+ \d\/\d|\d+\/\d|\d+ and a half|\d+(?:\.\d+)?)`
const UNIT = '(?:seconds?|secs?|minutes?|mins?|hours?|hrs?)'
const TIME = new RegExp(
  String.raw`(?<![\w/.-])(?:(${NUMBER})(?: ?(?:to|or|-|–) ?(${NUMBER}))? (?:more )?(${UNIT}))(?:,? (?:and )?(\d+) (minutes?|mins?|seconds?|secs?))?(?![\w-])`,
  'gi',
)
/** The longest words below, and a few spaces. */
const CHARS_AROUND = 40
/** Intervals, parts of another wait, and limits are not waits. */
const NO_WAIT_BEFORE =
  /\b(?:every|each|within|(?:less|more|longer) than|last|first|final|under|(?:batch|round) takes about)(?: of)?\s*$/i
/** "10 minutes before the end" says when, unless something takes that long: "cool for 10 minutes before lifting". */
const WHEN_AFTER = /^ (?:before|early|earlier|ahead|in advance|old|apart)\b/i
/** "A minute less than the package says". */
const COMPARED_AFTER = /^ (?:less|more|longer|shorter)\b/i
const LASTING_BEFORE = /\b(?:for|stand|rest|cool|wait|about)\s*$/i
const PER_SIDE_AFTER = /^,? (?:a|per|each|on (?:each|the first|every)|on either) side\b/i
const ACTIVITY =
  /\b(air[- ]fry|bake|blanch|boil|braise|bring|broil|brown|chill|cook|cool|drain|fry|freeze|grill|heat|knead|marinate|microwave|poach|pressure[- ]cook|refrigerate|(?<!the )rest(?! of\b)|rise|roast|saute|sauté|sear|simmer|sizzle|soak|soften|stand|steam|steep|stir-fry|stir|swell|thaw|toast|warm|whisk)\b/gi

/** The timers of a step, in text order. */
export function stepTimers(step: string): StepTimer[] {
  const activityBefore = activitiesIn(step)
  return [...step.matchAll(TIME)].flatMap((match) => {
    const [words, from = '', to, unit = '', more, moreUnit = ''] = match
    const start = match.index
    const end = start + words.length
    const before = step.slice(Math.max(0, start - CHARS_AROUND), start)
    const after = step.slice(end, end + CHARS_AROUND)
    if (NO_WAIT_BEFORE.test(before)) return []
    if (WHEN_AFTER.test(after) && !LASTING_BEFORE.test(before)) return []
    if (COMPARED_AFTER.test(after) && / than\b/.test(after)) return []
    const each = secondsOf(unit)
    const rest = more === undefined ? 0 : Number(more) * secondsOf(moreUnit)
    const seconds = Math.round(readNumber(from) * each) + rest
    const until = to === undefined ? null : Math.round(readNumber(to) * each) + rest
    if (seconds < SECONDS_AT_LEAST || seconds > SECONDS_AT_MOST) return []
    return [
      {
        seconds,
        untilSeconds: until !== null && until > seconds ? until : null,
        activity: activityBefore(start),
        isPerSide: PER_SIDE_AFTER.test(after),
        start,
        end,
      },
    ]
  })
}

function secondsOf(unit: string): number {
  if (/^s/i.test(unit)) return SECONDS_OF_UNIT.s
  return /^m/i.test(unit) ? SECONDS_OF_UNIT.m : SECONDS_OF_UNIT.h
}

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    eight: 8,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
  }),
)

function readNumber(text: string): number {
  const words = text.toLowerCase()
  if (words.startsWith('half')) return 0.5
  const half = /^(\d+) and a half$/.exec(words)
  if (half) return Number(half[1]) + 0.5
  const known = WORDS.get(words)
  if (known !== undefined) return known
  return words.split(' ').reduce((sum, part) => {
    const [top = '0', bottom = '1'] = part.split('/')
    return sum + Number(top) / Number(bottom)
  }, 0)
}

const HEAT_OF_THE_STOVE =
  /\b(?:low|medium|high|lowest|medium-low|medium-high|highest|gentle|the|off|full) heat\b/gi

/** The nearest verb before a time that belongs to the same sentence. Asked for times in their order, so that a step is read once. */
function activitiesIn(step: string): (start: number) => string | null {
  const heats = new Set(
    [...step.matchAll(HEAT_OF_THE_STOVE)].map(({ 0: said, index }) => index + said.length - 'heat'.length),
  )
  const verbs = [...step.matchAll(ACTIVITY)].filter(({ index }) => !heats.has(index))
  const ends = [...step.matchAll(/[.;] /g)]
  let [verbsBefore, endsBefore] = [0, 0]
  return (start) => {
    while ((verbs[verbsBefore]?.index ?? start) < start) verbsBefore += 1
    while ((ends[endsBefore]?.index ?? start) < start) endsBefore += 1
    const last = verbs[verbsBefore - 1]
    const sentenceStart = ends[endsBefore - 1]?.index ?? -1
    return last && last.index > sentenceStart ? (last[1]?.toLowerCase() ?? null) : null
  }
}
