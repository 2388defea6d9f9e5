import {
  DIET_COMPONENTS,
  type DietPoints,
  healthyEatingIndex,
  POINTS,
} from '@pennyplate/domain/food/healthy-eating-index'
import { percentile } from '../row.ts'
import { mean, type WeekFigures } from './measure.ts'

/** The Healthy Eating Index of each kind of week, then what each component loses on average. */
export function dietRows(weeks: readonly WeekFigures[]): Record<string, string | number>[] {
  const free = weeks.filter(({ hasDiet }) => !hasDiet)
  const kinds = {
    'no diet': free.flatMap(({ diet }) => diet ?? []),
    'Extra Healthy': free.flatMap(({ extraHealthy }) => extraHealthy ?? []),
    'on a diet': weeks.flatMap(({ hasDiet, diet }) => (hasDiet && diet ? [diet] : [])),
  }
  const rowOf = (figure: string, of: (points: readonly DietPoints[]) => number) => ({
    figure,
    ...Object.fromEntries(Object.entries(kinds).map(([kind, points]) => [kind, of(points).toFixed(1)])),
  })
  return [
    rowOf('Healthy Eating Index, median', (points) => percentile(points.map(healthyEatingIndex), 0.5)),
    rowOf('the lowest', (points) => Math.min(...points.map(healthyEatingIndex))),
    ...DIET_COMPONENTS.map((component) =>
      rowOf(`${component} loses, of ${POINTS[component]}`, (points) =>
        mean(points.map((one) => POINTS[component] - one[component])),
      ),
    ),
  ]
}
