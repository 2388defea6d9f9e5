import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { isSameSlot } from '@pennyplate/domain/week/meal-plan'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { Conflict } from '../../../lib/use-week-conflicts.ts'
import { replanMessages as words } from '../../../messages/replan.ts'
import { Button } from '../../../ui/button.tsx'
import type { KeptWeek } from '../generate/generate-options.ts'
import { useRestOfWeek } from './use-rest-of-week.ts'

type ReplaceUnsuitableProps = {
  readonly plan: WeekPlan
  readonly list: ShoppingList | null
  readonly conflicts: readonly Conflict[]
  readonly onReplan: (keep: KeptWeek) => void
}

/** Plans the meals again that do not suit and are still to come; the others stay. */
export function ReplaceUnsuitable({ plan, list, conflicts, onReplan }: ReplaceUnsuitableProps) {
  const { coming, keepAllBut } = useRestOfWeek(plan, list)
  const certain = conflicts.filter(({ isCertain }) => isCertain)
  const chosen = coming.map(({ at }) => at).filter((at) => certain.some((one) => isSameSlot(one.at, at)))
  if (chosen.length === 0) return null
  return (
    <Button onClick={() => onReplan(keepAllBut(chosen))}>{words.replaceUnsuitable(chosen.length)}</Button>
  )
}
