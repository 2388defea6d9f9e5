import { loweredFood } from '@pennyplate/domain/food/food-words'
import { formatCents } from '@pennyplate/domain/money'
import type { WeekReport } from '@pennyplate/domain/week/week-report'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import styles from './money-rail.module.css'

const NAMED_AT_MOST = 3

/** How much of the first week's money buys food for later weeks. */
export function StocksNote({ stocks = [] }: Pick<WeekReport, 'stocks'>) {
  const cents = stocks.reduce((sum, one) => sum + one.cents, 0)
  if (cents === 0) return null
  const names = stocks.slice(0, NAMED_AT_MOST).map(({ name }) => loweredFood(name))
  const others = stocks.length - names.length
  return (
    <p className={styles.stocks}>
      {words.stocks(formatCents(cents), others > 0 ? [...names, words.stocksMore(others)] : names)}{' '}
      <Link to={paths.dashboardTab('pantry')}>{words.haveSome}</Link>
    </p>
  )
}
