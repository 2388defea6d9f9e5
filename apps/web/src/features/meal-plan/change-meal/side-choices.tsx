import { mealTime } from '@pennyplate/domain/week/meal-start'
import { plateCents, plateNutrient } from '@pennyplate/domain/week/week-plate'
import { useQuery } from '@tanstack/react-query'
import { timeFacts } from '../../../messages/dish-time.ts'
import { explainError, failureMessages } from '../../../messages/failures.ts'
import { mealPlanMessages } from '../../../messages/meal-plan.ts'
import { plateMessages as words } from '../../../messages/plates.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { factLine } from '../../../messages/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import type { StoredSide } from '../plan-calls.ts'
import styles from './replace-dialog.module.css'

type SideChoicesProps = {
  /** What the choices are for, so that each question is asked once. */
  readonly question: readonly unknown[]
  readonly find: (signal: AbortSignal) => Promise<readonly StoredSide[]>
  readonly onTake: (side: StoredSide) => void
  readonly onBack: () => void
}

/** Other sides for a meal, the most usual first. */
export function SideChoices({ question, find, onTake, onBack }: SideChoicesProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['side-choices', ...question],
    // Offline, fail at once with a message instead of waiting.
    networkMode: 'always',
    retry: false,
    queryFn: ({ signal }) => find(signal),
  })
  return (
    <>
      {isFetching && <Loading label={words.swapLoading} />}
      {!isFetching && error && (
        <Notice
          tone="error"
          action={<Button onClick={() => void refetch()}>{failureMessages.tryAgain}</Button>}
        >
          {words.changeFailed(explainError(error))}
        </Notice>
      )}
      {data?.length === 0 && <p>{words.noSwaps}</p>}
      <ul className={styles.choices}>
        {data?.map((side) => (
          <li key={side.recipeId ?? side.name} className={styles.side}>
            <div className={styles.text}>
              <p className={styles.name}>{side.name}</p>
              {side.remakesAs !== undefined && <p className={styles.soft}>{words.remakes(side.remakesAs)}</p>}
              <p className={styles.soft}>{factLine(factsOf(side))}</p>
            </div>
            <div className={styles.sideEnd}>
              <SidePrice cents={plateCents(side)} />
              <Button aria-label={mealPlanMessages.takeChoice(side.name)} onClick={() => onTake(side)}>
                {mealPlanMessages.take}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onBack}>{words.backToPlate}</Button>
      </DialogActions>
    </>
  )
}

function SidePrice({ cents }: { readonly cents: number | null }) {
  return cents === null ? null : <PriceTag priceCents={cents} unit={uiMessages.perServing} />
}

function factsOf(side: StoredSide): string[] {
  const kcal = plateNutrient(side, 'calories')
  return [...timeFacts(mealTime(side)), ...(kcal === null ? [] : [mealPlanMessages.kcal(kcal)])]
}
