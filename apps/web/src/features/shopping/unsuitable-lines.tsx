import { addDays } from '@pennyplate/domain/calendar-day'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { everySlot, mealAt } from '@pennyplate/domain/week/meal-plan'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { dishesOf } from '@pennyplate/domain/week/week-plate'
import { toLocalDay } from '../../lib/local-day.ts'
import { paths } from '../../lib/paths.ts'
import { useManyRulesAgainst } from '../../lib/use-rules-against.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { useDocument } from '../../store/use-document.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { foodOfLine } from './line-words.ts'
import { linesOf } from './list-lines.ts'
import type { Ticks } from './use-ticks.ts'

type UnsuitableLinesProps = {
  readonly list: ShoppingList
  readonly ticks: Ticks
}

/** Above the list: how many foods that meals to come want are not for the household by now, and where these are replaced. */
export function UnsuitableLines({ list, ticks }: UnsuitableLinesProps) {
  const plan = useDocument('currentMealPlan').value
  const coming = plan ? dishesToCome(plan, toLocalDay(new Date())) : new Set<string>()
  const wanted = linesOf(list).flatMap(({ line, key }) => {
    const isOpen = !line.alreadyHave && !ticks.keys.has(key)
    return isOpen && line.usedIn?.some((dish) => coming.has(dish)) ? foodOfLine(line) : []
  })
  const count = useManyRulesAgainst(wanted).filter((against) => against.length > 0).length
  if (count === 0) return null
  return (
    <Notice
      tone="error"
      title={words.unsuitableTitle(count)}
      isPatient
      action={<ButtonLink to={paths.dashboard}>{words.unsuitableAction}</ButtonLink>}
    >
      {words.unsuitableText}
    </Notice>
  )
}

function dishesToCome(plan: WeekPlan, today: string): ReadonlySet<string> {
  const start = weekStartOf(plan.weekStartDate ?? today)
  return new Set(
    everySlot<WeekMeal>(plan).flatMap((at) => {
      const meal = addDays(start, at.day) < today ? undefined : mealAt<WeekMeal>(plan, at)
      return meal ? dishesOf(meal).map(({ name }) => name) : []
    }),
  )
}
