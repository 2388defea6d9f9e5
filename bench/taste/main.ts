import { healthyEatingIndex } from '@pennyplate/domain/food/healthy-eating-index'
import { ownCatalog } from '@pennyplate/planner/catalog/own-catalog'
import { QUICK_ITERATIONS } from '@pennyplate/planner/plan/plan-run'
import { table } from '../planner/statistics.ts'
import { TARGET_MISSED } from '../row.ts'
import { dietRows } from './diet-rows.ts'
import { householdTypes, TIGHT_FAMILY } from './household-types.ts'
import { marksOf } from './marks.ts'
import { dollars, type Measured, measure } from './measure.ts'

/** npm run bench -- taste [iterations=4000] [seed=1] [only=text] [menus=yes] [seeds=8] [month=7] */
const asked = new Map(process.argv.slice(2).map((text) => text.split('=') as [string, string | undefined]))
const iterations = Number(asked.get('iterations') ?? QUICK_ITERATIONS)
const seed = Number(asked.get('seed') ?? 1)
const only = asked.get('only') ?? ''
const month = asked.get('month')
const catalog = ownCatalog('72762', undefined, month === undefined ? null : Number(month))
const types = [...householdTypes(), ...(only === TIGHT_FAMILY.name ? [TIGHT_FAMILY] : [])].filter(
  ({ name }) => name.includes(only),
)

const seeds = Array.from({ length: Number(asked.get('seeds') ?? 1) }, (_, index) => seed + index)
const measured = types.flatMap((type) =>
  seeds.map((one) => {
    const result = measure(type, catalog, { seed: one, iterations })
    if (asked.has('menus')) console.log(menuOf(result))
    return result
  }),
)
const weeks = measured.flatMap((one) => ('week' in one ? [one.week] : []))
console.log(table(measured.map(rowOf)))
const marks = marksOf(weeks, measured.length - weeks.length)
console.log('')
console.log(
  table(
    marks.map(({ figure, mark, found, isMet }) => ({
      figure,
      mark,
      found,
      met: isMet === null ? '' : isMet ? 'yes' : 'NO',
    })),
  ),
)
console.log('')
console.log(table(dietRows(weeks)))
if (marks.some(({ isMet }) => isMet === false)) process.exitCode = TARGET_MISSED

function rowOf(one: Measured): Record<string, string | number> {
  const week = 'week' in one ? one.week : null
  const ms = 'week' in one ? one.week.ms : one.ms
  return {
    household: 'week' in one ? one.week.name : one.name,
    total: week ? dollars(week.totalCents) : 'no week',
    score: week ? week.score.toFixed(1) : '',
    '>= 4': week ? `${(100 * week.familiar).toFixed(0)} %` : '',
    '< 2.5': week?.unusual ?? '',
    '< 3.5': week?.known ?? '',
    asked: week?.asked == null ? '' : `${(100 * week.asked).toFixed(0)} %`,
    'd;l;b': week ? `${week.distinct.dinner};${week.distinct.lunch};${week.distinct.breakfast}` : '',
    most: week ? `${week.mostMain};${week.mostBreakfast}` : '',
    'suppers;kind': week ? `${week.suppers};${week.mostOfAKind}` : '',
    'kids refuse': week?.refusedByKids ?? '',
    'better costs': week?.betterAddsCents == null ? '' : dollars(week.betterAddsCents),
    'welcome l;d': week ? `${week.welcome.lunch.toFixed(1)};${week.welcome.dinner.toFixed(1)}` : '',
    HEI: week?.diet ? healthyEatingIndex(week.diet).toFixed(1) : '',
    'HEI extra': week?.extraHealthy ? healthyEatingIndex(week.extraHealthy).toFixed(1) : '',
    'produce g': week ? week.produceG.toFixed(0) : '',
    complete: week ? `${(100 * week.complete).toFixed(0)} %` : '',
    'kcal days': week ? `${week.nearDays}/7` : '',
    'given up': 'week' in one ? one.week.concessions.join(' ') || '-' : one.refused,
    ms: ms.toFixed(0),
  }
}

function menuOf(one: Measured): string {
  if (!('week' in one)) return `\n## ${one.name}\nno week: ${one.refused}`
  return [`\n## ${one.week.name}, $${dollars(one.week.totalCents)}`, ...one.week.menu].join('\n')
}
