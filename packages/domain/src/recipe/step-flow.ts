import { type StepTimer, stepTimers } from './step-timers.ts'

/** A dish of a plate and how to cook it. */
export type CookedDish = Readonly<{
  minutes: number
  /** The work among them; missing or null if unknown. */
  activeMinutes?: number | null
  steps: readonly string[]
}>

/** How a step takes the cook's time, and how the dish goes on. */
export interface StepFlow {
  readonly busyMinutes: number
  /** Then it cooks by itself. */
  readonly freeMinutes: number
  /** The next step may come so much later; 0 where it must follow at once. */
  readonly slackMinutes: number
}

const MINUTE_S = 60
/** In less time nothing else gets done. */
const FREE_AT_LEAST = 5
const LONG_WAIT = 10
const PREHEATING = 10
const WATER_BOILING = 6
/** What is done in the oven or in a pot gets so much more there without harm. */
const SLACK_ON_HEAT = 3
/** What was taken off the heat stays warm. */
const SLACK_SET_ASIDE = 8

/** Sentences of `fitSteps` and `shareOven` about the vessels. */
const OF_VESSELS =
  / (?:This much |Divide everything between |(?:Cook|Microwave|Air fry|Grill|Blend) this much |Each (?:batch|round) takes |Do this for each |A pot this full |With one oven|One oven ).*$/
const HEATED =
  /°F|\b(?:heat|bake|boil|simmer|fry|roast|brown|sear|saut[eé]|melt|microwave|toast|warm|grill|broil|steam|cook|scramble|poach|skillet|griddle|wok|oven|air fryer|soften)\b/i
const BY_ITSELF =
  /^(?:bake|boil|braise|microwave|roast|simmer|steam|air[- ]fry|pressure[- ]cook|rest|stand|cool|steep|swell)$/
const RESTING = /^(?:rest|stand|cool|steep)$/
const AT_THE_PAN = /^(?:brown|fry|grill|knead|sear|saut[eé]|stir|stir-fry|toast|broil|whisk)$/
const KEEPING = /^(?:chill|refrigerate|freeze|marinate|rise|soak|thaw)$/
const CLOSED = /\b(?:cover|covered|slow cooker|on low|on high|high pressure|oven|air fryer)\b/i
const NOW_AND_THEN = String.raw`once|twice|now and (?:then|again)|occasionally|halfway|every \d+ minutes|a few times|from time to time`
const WATCHED = new RegExp(
  String.raw`\bstir-fry\b|\bwithout (?:leaving|stopping)\b|\b(?:stirring|whisking|tossing)\b(?! (?:\w+ ){0,2}(?:${NOW_AND_THEN}))`,
  'i',
)
const THEN_WORKS =
  /(?:[.;] |\band |\bthen )(?:add|brush|chop|crumble|cut|divide|drain|flake|fluff|fold|lay|lift|mash|melt|mix|move|peel|pour|press|pull|put|release|remove|return|season|serve|set|shred|skim|slice|spoon|split|spread|sprinkle|squeeze|stir|take|tear|tip|top|toss|transfer|turn|uncover|unwrap|vent|whisk)\b/i
const SET_ASIDE =
  /\b(?:aside|keep (?:\w+ )?warm|(?:lift|take|scoop|spoon)\b[^.;]{0,30}\bout|(?:on|onto|to) (?:a |the )?(?:plates?|board|rack|paper towels?))[^.;]{0,30}\.?$/i
const HEATS_OVEN = /^heat the (?:oven|broiler|grill|air fryer)\b/i
const UNDER_PRESSURE = /\b(?:at|on) high pressure\b|\bpressure[- ]cook\b/i
const HEATS_WATER = /\b(?:pot|saucepan)\b[^.;]* of (?:salted )?water\b/i
const MEANWHILE = /^(?:meanwhile|in the meantime|at the same time|while\b|as (?:it|they|the)\b[^.;]*,)/i

/** How each step of a dish goes on to the next. */
export function stepFlows({ steps, minutes, activeMinutes }: CookedDish): StepFlow[] {
  const own = steps.map((step) => step.replace(OF_VESSELS, ''))
  const waits = waitsOf(own, minutes)
  const heating = own.map(heatingUp)
  const unsaid = minutes - sumOf(waits.map(({ all }) => all))
  const heatingUpMinutes = Math.min(unsaid, sumOf(heating))
  const watched = sumOf(waits.map(({ all, free }) => all - free))
  const work = Math.min(unsaid - heatingUpMinutes, Math.max(0, (activeMinutes ?? minutes) - watched))
  const free = waits.map((wait, at) => wait.free + heatingUpMinutes * shareOf(heating, at))
  // Time nobody works, such as further rounds, passes while the dish cooks by itself.
  const rest = unsaid - heatingUpMinutes - work
  const isSomeFree = sumOf(free) > 0
  const flows = own.map((_, at) => ({
    busyMinutes:
      (work + (isSomeFree ? 0 : rest)) / steps.length + (waits[at]?.all ?? 0) - (waits[at]?.free ?? 0),
    freeMinutes: (free[at] ?? 0) + rest * shareOf(free, at),
    slackMinutes: slackAfter(own, at),
  }))
  return withMeanwhile(own, flows)
}

function shareOf(parts: readonly number[], at: number): number {
  const all = sumOf(parts)
  return all > 0 ? (parts[at] ?? 0) / all : 0
}

/** What must follow at once takes the cook, though the dish cooks by itself. */
function withMeanwhile(steps: readonly string[], flows: readonly StepFlow[]): StepFlow[] {
  let before = 0
  let slackBefore = 0
  return flows.map((flow, at) => {
    const next = steps[at + 1]
    const isWatched = flow.slackMinutes === 0 && isOnHeat(steps[at] ?? '')
    const goesOn = isWatched ? 0 : Math.max(0, before - flow.busyMinutes)
    const free = Math.max(flow.freeMinutes, goesOn)
    const slack = goesOn > flow.freeMinutes ? slackBefore : flow.slackMinutes
    const hasMeanwhile = next !== undefined && MEANWHILE.test(next)
    before = hasMeanwhile ? free : 0
    slackBefore = slack
    if (hasMeanwhile) return { ...flow, freeMinutes: 0, slackMinutes: 0 }
    if (slack > 0 || next === undefined) return { ...flow, freeMinutes: free, slackMinutes: slack }
    return { busyMinutes: flow.busyMinutes + free, freeMinutes: 0, slackMinutes: 0 }
  })
}

function slackAfter(steps: readonly string[], at: number): number {
  const step = steps[at] ?? ''
  if (UNDER_PRESSURE.test(step) && !/\bdrain/i.test(step)) return SLACK_SET_ASIDE
  const last = stepTimers(step).at(-1)
  if (last && isFree(last, step)) {
    const minutes = minutesOf(last)
    const after = step.slice(last.end)
    if (KEEPING.test(last.activity ?? '')) return Number.POSITIVE_INFINITY
    const isShort = sumOf(freeTimers(step).map(minutesOf)) < LONG_WAIT
    if (RESTING.test(last.activity ?? '')) return isShort ? 0 : SLACK_ON_HEAT
    const isTrailing = !THEN_WORKS.test(after)
    if (isTrailing && minutes >= FREE_AT_LEAST) return SLACK_ON_HEAT
    if (!isTrailing && minutes >= LONG_WAIT && !/\bdrain/i.test(after)) return SLACK_ON_HEAT
  }
  if (steps.slice(0, at + 1).every((one) => !isOnHeat(one))) return Number.POSITIVE_INFINITY
  if (/\bdrain\b[^.;]*\.?$/i.test(step)) return 0
  return SET_ASIDE.test(step) ? SLACK_SET_ASIDE : 0
}

/** An oven or a pot of water that heats up is no food on the heat. */
export function isOnHeat(step: string): boolean {
  const rest = step.replace(
    /^(?:heat the|bring)\b[^.;]*(?:oven|broiler|grill|fryer|to a (?:\w+ )?boil)[^.;]*/i,
    '',
  )
  return HEATED.test(rest)
}

function heatingUp(step: string): number {
  if (HEATS_OVEN.test(step) || UNDER_PRESSURE.test(step)) return PREHEATING
  return HEATS_WATER.test(step) ? WATER_BOILING : 0
}

/** The minutes of all timers of a step, and of those in which the cook is free. */
function waitsOf(steps: readonly string[], minutes: number): { all: number; free: number }[] {
  const timers = steps.map((step) =>
    stepTimers(step).map((timer) => ({
      minutes: minutesOf(timer),
      isFree: isFree(timer, step),
      isKept: KEEPING.test(timer.activity ?? ''),
    })),
  )
  const written = sumOf(timers.flat().map((timer) => timer.minutes))
  // Work ahead is not of the day, and waits add up to more than the dish takes when two pans are on the stove.
  const counted = written > minutes ? timers.map((of) => of.filter(({ isKept }) => !isKept)) : timers
  const waited = sumOf(counted.flat().map((timer) => timer.minutes))
  const squeeze = waited > minutes ? minutes / waited : 1
  return counted.map((of) => ({
    all: squeeze * sumOf(of.map((timer) => timer.minutes)),
    free: squeeze * sumOf(of.filter((timer) => timer.isFree).map((timer) => timer.minutes)),
  }))
}

function freeTimers(step: string): StepTimer[] {
  return stepTimers(step).filter((timer) => isFree(timer, step))
}

function isFree(timer: StepTimer, step: string): boolean {
  const { activity, isPerSide, end } = timer
  const from = Math.max(step.lastIndexOf('. ', timer.start), 0)
  const stop = step.indexOf('.', end)
  const sentence = step.slice(from, stop === -1 ? undefined : stop)
  if (isPerSide || WATCHED.test(sentence)) return false
  if (activity !== null && (BY_ITSELF.test(activity) || KEEPING.test(activity))) return true
  if (activity !== null && AT_THE_PAN.test(activity)) return false
  return minutesOf(timer) >= LONG_WAIT || CLOSED.test(sentence)
}

function minutesOf({ seconds, untilSeconds, isPerSide }: StepTimer): number {
  return ((untilSeconds ?? seconds) * (isPerSide ? 2 : 1)) / MINUTE_S
}

function sumOf(minutes: readonly number[]): number {
  return minutes.reduce((sum, one) => sum + one, 0)
}
