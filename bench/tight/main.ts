import { ownCatalog } from '@pennyplate/planner/catalog/own-catalog'
import { QUICK_ITERATIONS } from '@pennyplate/planner/plan/plan-run'
import { table } from '../planner/statistics.ts'
import { percentile, report, TARGET_MISSED } from '../row.ts'
import { householdTypes, TIGHT_FAMILY } from '../taste/household-types.ts'
import { mean, measure, type WeekFigures } from '../taste/measure.ts'

/**
 * npm run bench -- tight [seeds=20] [iterations=4000] [only=text] [menus=yes]: tight budgets over many seeds. Each gets weeks that are
 * complete and varied, or the honest no; and one seed's luck must not decide which week a household gets.
 */
const asked = new Map(process.argv.slice(2).map((text) => text.split('=') as [string, string | undefined]))
const seeds = Array.from({ length: Number(asked.get('seeds') ?? 20) }, (_, at) => at + 1)
const iterations = Number(asked.get('iterations') ?? QUICK_ITERATIONS)
const TIGHT = ['family of four, $120', 'family of four, $110', 'student, air fryer and microwave, $45']
const MOST_SPREAD = 0.03
/** The marks of every budget, docs/taste.md. */
const FEWEST = { dinner: 5, lunch: 4, breakfast: 3 } as const
const MOST_TIMES = 3

const catalog = ownCatalog('72762')
const types = [...householdTypes().filter(({ name }) => TIGHT.includes(name)), TIGHT_FAMILY].filter(
  ({ name }) => name.includes(asked.get('only') ?? ''),
)
let isAllMet = true
for (const type of types) {
  const tried = seeds.map((seed) => measure(type, catalog, { seed, iterations }))
  const weeks = tried.flatMap((one) => ('week' in one ? [one.week] : []))
  const refused = tried.flatMap((one) => ('week' in one ? [] : [one.refused]))
  if (asked.has('menus')) for (const line of weeks[0]?.menu ?? []) console.log(line)
  say(type.name, weeks, refused)
}
process.exitCode = isAllMet ? 0 : TARGET_MISSED

function say(name: string, weeks: readonly WeekFigures[], refused: readonly string[]): void {
  const varied = weeks.filter(isVaried).length
  const complete = weeks.filter(
    ({ complete, concessions }) => complete === 1 || concessions.length > 0,
  ).length
  const scores = weeks.map(({ score }) => score)
  const middle = percentile(scores, 0.5)
  const spread = weeks.length > 0 ? (Math.max(...scores) - Math.min(...scores)) / middle : 0
  console.log(
    table([
      {
        household: name,
        weeks: `${weeks.length} of ${seeds.length}`,
        varied,
        'complete, or said': complete,
        'plates complete': `${(100 * mean(weeks.map((week) => week.complete))).toFixed(0)} %`,
        'kcal days': mean(weeks.map(({ nearDays }) => nearDays)).toFixed(1),
        'rated 4 or 5': `${(100 * mean(weeks.map(({ familiar }) => familiar))).toFixed(0)} %`,
        refused: refused[0] ?? '-',
      },
    ]),
  )
  isAllMet &&= varied === weeks.length && complete === weeks.length && spread <= MOST_SPREAD
  report({
    what: `${name}: complete and varied weeks, or the honest no`,
    p50: `${varied} of ${weeks.length}, no to ${refused.length}`,
    p95: '',
    target: 'all',
    isMet: varied === weeks.length && complete === weeks.length,
  })
  report({
    what: `${name}: scores of ${seeds.length} seeds`,
    p50: `best ${Math.min(...scores).toFixed(1)}, median ${middle.toFixed(1)}`,
    p95: `${(100 * spread).toFixed(1)} % between best and worst`,
    target: `${100 * MOST_SPREAD} %`,
    isMet: spread <= MOST_SPREAD,
  })
}

function isVaried({ distinct, mostMain, concessions }: WeekFigures): boolean {
  const isDistinct =
    distinct.dinner >= FEWEST.dinner &&
    distinct.lunch >= FEWEST.lunch &&
    distinct.breakfast >= FEWEST.breakfast
  return isDistinct && mostMain <= MOST_TIMES && !concessions.includes('nutrition-floor')
}
