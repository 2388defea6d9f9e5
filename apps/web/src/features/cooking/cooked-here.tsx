import { isCooked } from '@pennyplate/domain/week/cooking-history'
import { cookingMessages as words } from '../../messages/cooking.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CookedButtonProps } from './cooked-button.tsx'
import { CookedResult } from './cooked-result.tsx'
import styles from './cooking.module.css'
import { FreezeRest } from './freeze-rest.tsx'
import { useCookingHistory } from './use-cooking-history.ts'
import { useMarking } from './use-marking.ts'

type CookedHereProps = Omit<CookedButtonProps, 'className' | 'children'>

/** The end of cooking: one press marks the meal, in the place itself, and Undo takes it back. */
export function CookedHere({ batchFrom, ...cooked }: CookedHereProps) {
  const history = useCookingHistory()
  const { isBusy, recipeFault, cooking, mark, markOnly, takeBack } = useMarking(cooked)
  const { meal, mealType, plannedFor } = cooked
  const isAgain = plannedFor !== undefined && isCooked(history, { meal, mealType, plannedFor }, batchFrom)
  if (cooking)
    return (
      <div className={styles.here}>
        <p className={styles.title}>{words.done}</p>
        <CookedResult cooking={cooking} />
        <FreezeRest cooked={cooked} />
        <Button onClick={() => takeBack(() => {})}>{words.undo}</Button>
      </div>
    )
  return (
    <div className={styles.here}>
      <p>{isAgain ? words.again : words.endText}</p>
      {recipeFault && (
        <Notice tone="error" action={<Button onClick={markOnly}>{words.withoutPantry}</Button>}>
          {recipeFault}
        </Notice>
      )}
      <Button look="primary" loading={isBusy} onClick={mark} aria-label={words.cookedMeal(meal.name)}>
        {isBusy ? words.marking : words.cooked}
      </Button>
    </div>
  )
}
