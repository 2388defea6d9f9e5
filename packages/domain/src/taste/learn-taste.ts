import { DAY_MS, timeOf } from '../calendar-day.ts'
import { factorSymmetric } from './solve-symmetric.ts'
import {
  DAYS_REMEMBERED,
  type TasteCorrection,
  type TasteEventKind,
  type Trait,
  type TraitKind,
  traitKindOf,
} from './taste-event.ts'

/** One thing the household did with a dish, which is known by its key. */
export type DishEvent = Readonly<{
  dish: string
  kind: TasteEventKind | 'liked' | 'disliked'
  /** How familiar the dish is at that meal, 1 to 5: what was expected of it. */
  familiarity: number
  weekStart: string
  at: string
}>

export type TasteEvidence = Readonly<{
  events: readonly DishEvent[]
  corrections: readonly TasteCorrection[]
  /** Form, cuisine and protein of a dish; empty for one that is not in the catalog. */
  traitsOf: (dish: string) => readonly Trait[]
  today: string
}>

/** How many times the household did something, ignoring when; of what was kept, in how many weeks. */
export type EventCounts = Readonly<Partial<Record<DishEvent['kind'], number>>>

export type LearnedTrait = Readonly<{
  trait: Trait
  /** What a dish with this trait gains, in stars of familiarity. */
  stars: number
  /** The probability that the sign is right, 0.5 to 1. */
  sureness: number
  /** What it was learned from. */
  counts: EventCounts
}>

export type TasteModel = Readonly<{
  /** To add to the familiarity of a dish, -2 to 2. Nothing is known of most dishes: 0. */
  starsOf: (dish: string) => number
  /** The trait that moves the dish most, in the direction it is moved. */
  reasonOf: (dish: string) => LearnedTrait | undefined
  /** Everything learned, strongest first. */
  traits: () => LearnedTrait[]
  isWorthTelling: (learned: Pick<LearnedTrait, 'trait' | 'counts'>) => boolean
}>

/**
 * A household's taste for a dish is its familiarity plus what the household adds for the form, the cuisine, the main protein
 * and the dish itself. Before anything is known each of these is 0, give or take the square root of its variance, in stars.
 */
const VARIANCE: Readonly<Record<TraitKind, number>> = { form: 0.5, cuisine: 0.35, protein: 0.5, dish: 0.6 }

/** The rating that an event speaks for, and the variance of one such event. Above 5: better than any expectation. */
const SAYS: Readonly<Record<DishEvent['kind'], { readonly stars: number; readonly variance: number }>> = {
  liked: { stars: 7, variance: 1 },
  cooked: { stars: 7, variance: 5 },
  chosen: { stars: 6.5, variance: 5 },
  kept: { stars: 5.5, variance: 6 },
  skipped: { stars: 3, variance: 16 },
  'turned-down': { stars: 3, variance: 16 },
  replaced: { stars: 1, variance: 2 },
  disliked: { stars: 0.5, variance: 1 },
}
const MOST_STARS = 2

/** A week that is accepted keeps a dozen dishes at once, so the first weeks tell little of what somebody likes. */
const WEEKS_TO_TELL = 3
/** Whoever replaced one taco dish said something about that dish; whoever replaced two, perhaps about tacos. */
const DISHES_TO_TELL = 2

/** All events of a dish that count for the same traits. */
type Observation = {
  readonly traits: readonly Trait[]
  readonly counts: Partial<Record<Exclude<DishEvent['kind'], 'kept'>, number>>
  readonly weeksKept: Set<string>
  precision: number
  /** Stars above familiarity, times precision. */
  weighted: number
}

/** Bayesian linear regression with a Gaussian prior: exact, and the same for the same events in any order. */
export function learnTaste(evidence: TasteEvidence): TasteModel {
  const { traitsOf } = evidence
  const allTraits = (dish: string): Trait[] => [...traitsOf(dish), `dish:${dish}`]
  const observations = observe(evidence, allTraits)
  const covariance = observations.map((one, row) =>
    Float64Array.from(
      observations,
      (other, column) => sharedVariance(one.traits, other.traits) + (row === column ? 1 / one.precision : 0),
    ),
  )
  const factor = factorSymmetric(covariance)
  const pull = factor.solve(observations.map(({ weighted, precision }) => weighted / precision))
  const observedWith = new Map<Trait, number[]>()
  for (const [index, { traits }] of observations.entries())
    for (const trait of traits) observedWith.set(trait, [...(observedWith.get(trait) ?? []), index])

  const gainOf = (trait: Trait) => {
    const sum = (observedWith.get(trait) ?? []).reduce((total, index) => total + (pull[index] ?? 0), 0)
    return VARIANCE[traitKindOf(trait)] * sum
  }
  const gains = new Map([...observedWith.keys()].map((trait) => [trait, gainOf(trait)]))

  function learned(trait: Trait): LearnedTrait {
    const prior = VARIANCE[traitKindOf(trait)]
    const indices = observedWith.get(trait) ?? []
    const row = new Float64Array(observations.length)
    for (const index of indices) row[index] = prior
    const explained = factor.solve(row).reduce((sum, value, index) => sum + value * (row[index] ?? 0), 0)
    const stars = gains.get(trait) ?? 0
    const counts = sumCounts(indices.flatMap((index) => observations[index] ?? []))
    const deviation = Math.sqrt(Math.max(Number.EPSILON, prior - explained))
    return { trait, stars, sureness: normalBelow(Math.abs(stars) / deviation), counts }
  }

  const starsOf = (dish: string) => {
    const sum = allTraits(dish).reduce((total, trait) => total + (gains.get(trait) ?? 0), 0)
    return Math.min(MOST_STARS, Math.max(-MOST_STARS, sum))
  }
  return {
    starsOf,
    reasonOf: (dish) => {
      const sign = Math.sign(starsOf(dish))
      const pulls = allTraits(dish).filter((trait) => (gains.get(trait) ?? 0) * sign > 0)
      const [strongest] = pulls.toSorted((a, b) => sign * ((gains.get(b) ?? 0) - (gains.get(a) ?? 0)))
      return strongest && learned(strongest)
    },
    traits: () =>
      [...gains.keys()]
        .map(learned)
        .toSorted((a, b) => Math.abs(b.stars) - Math.abs(a.stars) || (a.trait < b.trait ? -1 : 1)),
    isWorthTelling({ trait, counts: { kept = 0 } }) {
      if (kept >= WEEKS_TO_TELL) return true
      const indices = observedWith.get(trait) ?? []
      const dishes = indices.filter((index) => Object.keys(observations[index]?.counts ?? {}).length > 0)
      return dishes.length >= (traitKindOf(trait) === 'dish' ? 1 : DISHES_TO_TELL)
    },
  }
}

/** Sums events by dish and by the traits they count for. Events are sorted first, so that their order never matters. */
function observe(
  { events, corrections, today }: TasteEvidence,
  traitsOf: (dish: string) => Trait[],
): Observation[] {
  const observations = new Map<string, Observation>()
  const keptInWeek = new Set<string>()
  for (const event of events.toSorted(byContent)) {
    const weight = isStanding(event) ? 1 : rememberedShare(event.at, today)
    const traits = traitsOf(event.dish).filter((trait) => !isCorrected(trait, event, corrections))
    if (weight === 0 || !traits.includes(`dish:${event.dish}`)) continue
    if (event.kind === 'kept') {
      // A dish that is eaten three times in one week, or in a week that is accepted again, was kept once.
      const key = `${event.weekStart} ${event.dish}`
      if (keptInWeek.has(key)) continue
      keptInWeek.add(key)
    }
    const { stars, variance } = SAYS[event.kind]
    const key = traits.join(' ')
    const sum = observations.get(key) ?? {
      traits,
      counts: {},
      weeksKept: new Set<string>(),
      precision: 0,
      weighted: 0,
    }
    const precision = weight / variance
    sum.precision += precision
    sum.weighted += precision * (stars - event.familiarity)
    if (event.kind === 'kept') sum.weeksKept.add(event.weekStart)
    else sum.counts[event.kind] = (sum.counts[event.kind] ?? 0) + 1
    observations.set(key, sum)
  }
  return [...observations.values()]
}

/** Likes and dislikes are not events: they count in full until the household takes them back. */
function isStanding({ kind }: DishEvent): boolean {
  return kind === 'liked' || kind === 'disliked'
}

function rememberedShare(at: string, today: string): number {
  const ageDays = Math.max(0, timeOf(today) - timeOf(at)) / DAY_MS
  return Math.max(0, 1 - ageDays / DAYS_REMEMBERED)
}

function isCorrected(trait: Trait, event: DishEvent, corrections: readonly TasteCorrection[]): boolean {
  const ofTrait = corrections.filter((one) => one.trait === trait)
  if (isStanding(event)) return traitKindOf(trait) !== 'dish' && ofTrait.length > 0
  return ofTrait.some(({ at }) => event.at <= at)
}

function sharedVariance(some: readonly Trait[], others: readonly Trait[]): number {
  return some.reduce((sum, trait) => sum + (others.includes(trait) ? VARIANCE[traitKindOf(trait)] : 0), 0)
}

function sumCounts(all: readonly Pick<Observation, 'counts' | 'weeksKept'>[]): EventCounts {
  const sum: Partial<Record<DishEvent['kind'], number>> = {}
  for (const { counts } of all)
    for (const kind of Object.keys(SAYS) as (keyof typeof counts)[]) // Record<> has exactly these keys
      if (counts[kind]) sum[kind] = (sum[kind] ?? 0) + counts[kind]
  const weeks = new Set(all.flatMap(({ weeksKept }) => [...weeksKept]))
  return weeks.size > 0 ? { ...sum, kept: weeks.size } : sum
}

function byContent(a: DishEvent, b: DishEvent): number {
  const key = ({ at, dish, kind, weekStart, familiarity }: DishEvent) =>
    `${at} ${dish} ${kind} ${weekStart} ${familiarity}`
  const [one, other] = [key(a), key(b)]
  return one < other ? -1 : one > other ? 1 : 0
}

/** The standard normal distribution, to three digits (Abramowitz and Stegun 26.2.18). */
function normalBelow(x: number): number {
  const poly = 1 + x * (0.196854 + x * (0.115194 + x * (0.000344 + x * 0.019527)))
  return 1 - 0.5 / poly ** 4
}
