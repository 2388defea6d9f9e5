import { type CookedDish, isOnHeat, stepFlows } from './step-flow.ts'

/** A step, by the places of its dish and of the step in that dish. */
export type PlateStep = Readonly<{
  dish: number
  step: number
  /** How long before serving it begins, where the cook would get to it much sooner. */
  startMinutes?: number
}>

/** Steps of a dish that follow each other at once. */
interface Block {
  readonly dish: number
  readonly steps: readonly number[]
  readonly busyMinutes: number
  readonly freeMinutes: number
  readonly slackMinutes: number
}
interface Placed extends Block {
  readonly start: number
  readonly end: number
}

/** Toast and fries are best at once, other hot food stays hot for a few minutes, and what is in a pot for longer. */
const HOLDS = { crisp: 1, hot: 4, pot: 8 } as const
/** A shorter gap makes no dish cold. */
const GAP_MINUTES = 8
const CRISP = /\b(?:crisp|toast|fry|fries|fried|crunch|crust)/i
const IN_POT = /\b(?:saucepan|pot|slow cooker|instant pot|pressure)\b/i
const CHILLED = /\b(?:chill|chilled|refrigerate|cold water|over ice|until cool|cool completely)\b/i
/** A drink and a dip are put on the table with the rest. */
const SERVED_AT_ONCE_MINUTES = 2
const DRESSES_GREENS = /^toss\b[^.;]*\b(?:dressing|vinaigrette)\b|\bjust before serving\b/i

/**
 * The steps of several dishes in one order, for one cook: hot dishes are done together, what can wait is made early or while
 * something cooks by itself, and a step that must be followed at once is. The steps of each dish stay in order.
 */
export function orderPlateSteps(dishes: readonly CookedDish[]): PlateStep[] {
  const blocks = dishes.map(blocksOf)
  const hot = dishes.map(isServedHot)
  const cooked = placeHotBlocks(blocks.filter((_, dish) => hot[dish]))
  const early: Block[][] = []
  const late: Block[] = []
  for (const { dish, minutes } of longestFirst(dishes)) {
    if (hot[dish]) continue
    const own = blocks[dish] ?? []
    const last = own.at(-1)
    const isAtOnce = minutes <= SERVED_AT_ONCE_MINUTES
    const dressesLast = own.length > 1 && last !== undefined && DRESSES_GREENS.test(textOf(dishes, last))
    if (isAtOnce) late.push(...own)
    else early.push(dressesLast ? own.slice(0, -1) : own)
    if (dressesLast && !isAtOnce) late.push(last)
  }
  const starts = lateStarts(cooked)
  return [...withEarly(cooked, early), ...late].flatMap((block) =>
    block.steps.map((step, at) => {
      const startMinutes = at === 0 ? starts.get(block) : undefined
      return { dish: block.dish, step, ...(startMinutes === undefined ? {} : { startMinutes }) }
    }),
  )
}

/** Where a hot dish begins after a gap: begun at once, it would be done too early. */
function lateStarts(cooked: readonly Placed[]): ReadonlyMap<Block, number> {
  const starts = new Map<Block, number>()
  const begun = new Set<number>()
  for (const [at, block] of cooked.entries()) {
    const gap = block.start - (cooked[at - 1]?.end ?? block.start)
    if (!begun.has(block.dish) && gap >= GAP_MINUTES && -block.start > SERVED_AT_ONCE_MINUTES)
      starts.set(block, startingAt(block.start))
    if (starts.has(block) || Number.isFinite(block.slackMinutes)) begun.add(block.dish)
  }
  return starts
}

/** In steps of five minutes: nobody reads "37 minutes before serving". */
function startingAt(start: number): number {
  return -start <= 10 ? Math.ceil(-start) : 5 * Math.round(-start / 5)
}

function longestFirst(dishes: readonly CookedDish[]) {
  return dishes.map(({ minutes }, dish) => ({ dish, minutes })).toSorted((a, b) => b.minutes - a.minutes)
}

function textOf(dishes: readonly CookedDish[], { dish, steps }: Block): string {
  return steps.map((step) => dishes[dish]?.steps[step] ?? '').join(' ')
}

function isServedHot({ steps }: CookedDish): boolean {
  return steps.some(isOnHeat) && !CHILLED.test(steps.at(-1) ?? '')
}

function blocksOf(dish: CookedDish, at: number): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [step, { busyMinutes, freeMinutes, slackMinutes }] of stepFlows(dish).entries()) {
    const isLast = step === dish.steps.length - 1
    const block: Block = {
      dish: at,
      steps: [...(open?.steps ?? []), step],
      busyMinutes: (open?.busyMinutes ?? 0) + busyMinutes,
      freeMinutes,
      slackMinutes: isLast ? holdMinutes(dish) : slackMinutes,
    }
    const isJoined = !isLast && slackMinutes === 0
    open = isJoined ? block : undefined
    if (!isJoined) blocks.push(block)
  }
  return blocks
}

/** How long a hot dish waits for the others without harm. */
function holdMinutes({ steps }: CookedDish): number {
  if (CRISP.test(steps.slice(-2).join(' '))) return HOLDS.crisp
  return steps.some((step) => IN_POT.test(step)) ? HOLDS.pot : HOLDS.hot
}

/** A plan from the end of the plate, at 0, backward. */
interface Backward {
  readonly cost: number
  /** The cook is busy from here on. */
  readonly start: number
  /** By dish: how many blocks are not placed yet, and when the next one must be over. */
  readonly left: readonly number[]
  readonly due: readonly number[]
  readonly placed: readonly Placed[]
}

const KEPT_PLANS = 60
const KEPT_ALIKE = 3
/** A minute that food waits within its slack, a minute beyond it, and a minute that the whole takes. */
const COST = { wait: 0.1, overdue: 1, length: 0.02 } as const

/** One after the other from the last one back, each as late as it can be; the few best plans so far are kept. */
function placeHotBlocks(dishes: readonly (readonly Block[])[]): readonly Placed[] {
  let plans: Backward[] = [
    { cost: 0, start: 0, left: dishes.map((own) => own.length), due: dishes.map(() => 0), placed: [] },
  ]
  const count = dishes.flat().length
  for (let placed = 0; placed < count; placed++)
    plans = fewBest(plans.flatMap((plan) => dishes.flatMap((own, at) => withBlock(plan, own, at) ?? [])))
  return plans[0]?.placed ?? []
}

function withBlock(plan: Backward, own: readonly Block[], at: number): Backward | null {
  const block = own[(plan.left[at] ?? 0) - 1]
  if (!block) return null
  const wanted = (plan.due[at] ?? 0) - block.freeMinutes
  const end = Math.min(plan.start, wanted)
  const start = end - block.busyMinutes
  const waits = Math.min(wanted - end, LONGEST_WAIT)
  return {
    cost:
      plan.cost +
      (Number.isFinite(block.slackMinutes) ? COST.wait * waits : 0) +
      COST.overdue * Math.max(0, waits - block.slackMinutes) +
      COST.length * (plan.start - start),
    start,
    left: plan.left.with(at, (plan.left[at] ?? 0) - 1),
    due: plan.due.with(at, start),
    placed: [{ ...block, start, end }, ...plan.placed],
  }
}

const LONGEST_WAIT = 240

function fewBest(plans: readonly Backward[]): Backward[] {
  const alike = new Map<string, number>()
  return plans
    .toSorted((a, b) => a.cost - b.cost)
    .filter(({ left }) => {
      const before = alike.get(left.join()) ?? 0
      alike.set(left.join(), before + 1)
      return before < KEPT_ALIKE
    })
    .slice(0, KEPT_PLANS)
}

/** What can wait is made in the first gap while the rest cooks by itself, or before all else. */
function withEarly(cooked: readonly Placed[], early: readonly (readonly Block[])[]): Block[] {
  const gaps = cooked.map(({ start }, at) => start - (cooked[at - 1]?.end ?? start))
  const inGap = new Map<number, Block[]>()
  const first: Block[] = []
  for (const own of early) {
    const places = placesInGaps(gaps, own)
    for (const [at, block] of own.entries()) {
      const place = places?.[at]
      if (place === undefined) first.push(block)
      else {
        gaps[place] = (gaps[place] ?? 0) - block.busyMinutes - block.freeMinutes
        inGap.set(place, [...(inGap.get(place) ?? []), block])
      }
    }
  }
  return [...first, ...cooked.flatMap((block, at) => [...(inGap.get(at) ?? []), block])]
}

/** For each block the gap that takes it, none before that of the one before it; null if one fits nowhere. */
function placesInGaps(gaps: readonly number[], own: readonly Block[]): number[] | null {
  const left = [...gaps]
  let from = 0
  const places = own.map(({ busyMinutes, freeMinutes }) => {
    const needed = busyMinutes + freeMinutes
    const place = left.findIndex((minutes, at) => at >= from && minutes >= needed && minutes > 0)
    if (place === -1) return null
    left[place] = (left[place] ?? 0) - needed
    from = place
    return place
  })
  return places.every((place) => place !== null) ? places : null
}
