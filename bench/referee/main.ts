import {
  type JudgedHousehold,
  judgeRandomHousehold,
  NOT_JUDGED,
} from '../../packages/planner/test/judge-random-household.ts'
import { table } from '../planner/statistics.ts'
import { readProgress, writeProgress } from '../progress.ts'
import { report, TARGET_MISSED } from '../row.ts'

/**
 * Plans weeks for random households with sides, leftovers, seasons, staples and recipes of their own, and has the referee judge
 * them: no broken rule, and totals to the cent.
 *
 *   npm run bench -- referee households=10000 file=/tmp/referee.json
 *
 * With a file it resumes where it stopped; delete the file to start over.
 */
const asked = new Map(process.argv.slice(2).map((text) => text.split('=') as [string, string | undefined]))
const households = Number(asked.get('households') ?? 1000)
const file = asked.get('file')
/** A short search: it breaks the same rules as a long one. */
const ITERATIONS = 100
const KEEP_EVERY = 25

const NOBODY = {
  asked: 0,
  planned: 0,
  conceded: 0,
  days: 0,
  nearDays: 0,
  fedDays: 0,
  sides: 0,
  leftovers: 0,
  ownDishes: 0,
}
const NOTHING_YET: {
  next: number
  faults: readonly string[]
  byDiet: Readonly<Record<string, typeof NOBODY>>
} = {
  next: 1,
  faults: [],
  byDiet: {},
}

let { next, faults, byDiet } = readProgress(file, NOTHING_YET)
for (; next <= households; next++) {
  const judged = judge(next)
  const found = judged.faults.map((fault) => `household ${next}: ${fault}`)
  for (const fault of found) console.log(fault)
  faults = [...faults, ...found]
  const before = byDiet[judged.diet] ?? NOBODY
  byDiet = {
    ...byDiet,
    [judged.diet]: {
      asked: before.asked + 1,
      planned: before.planned + Number(judged.isPlanned),
      conceded: before.conceded + Number(judged.isConceded),
      days: before.days + judged.days,
      nearDays: before.nearDays + judged.nearDays,
      fedDays: before.fedDays + judged.fedDays,
      sides: before.sides + judged.sides,
      leftovers: before.leftovers + judged.leftovers,
      ownDishes: before.ownDishes + judged.ownDishes,
    },
  }
  if (next % KEEP_EVERY === 0) writeProgress(file, { next: next + 1, faults, byDiet })
}
writeProgress(file, { next, faults, byDiet })

/** A crash is a fault, and the run goes on. */
function judge(seed: number): JudgedHousehold {
  try {
    return judgeRandomHousehold(seed, ITERATIONS)
  } catch (cause) {
    return { ...NOT_JUDGED, faults: [`crash: ${cause instanceof Error ? cause.stack : cause}`] }
  }
}

const shareOf = (part: number, all: number) => (all > 0 ? `${((100 * part) / all).toFixed(1)} %` : '-')
const rows = Object.entries(byDiet).map(([diet, one]) => ({
  diet,
  households: one.asked,
  planned: shareOf(one.planned, one.asked),
  'with something given up': one.conceded,
  sides: one.sides,
  leftovers: one.leftovers,
  'own dishes': one.ownDishes,
  'days within 7 % kcal': shareOf(one.nearDays, one.days),
  'days at 90 % protein': shareOf(one.fedDays, one.days),
}))
console.log(table(rows))
const planned = Object.values(byDiet).reduce((sum, one) => sum + one.planned, 0)
report({
  what: `random households, ${planned} of ${next - 1} planned: broken rules and wrong totals`,
  p50: `${faults.length}`,
  p95: '',
  target: 'none',
  isMet: faults.length === 0,
})
process.exitCode = faults.length === 0 ? 0 : TARGET_MISSED
