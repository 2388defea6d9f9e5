import type { UnderstoodItem } from '@pennyplate/contract/foods/foods'
import { isPerishable, suggestExpiry } from '@pennyplate/domain/pantry/pantry-expiry'
import { toLocalDay } from '../../lib/local-day.ts'
import { pantryMessages } from '../../messages/pantry.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './pantry.module.css'

type UseBy = Readonly<{ date: string; isEstimated: boolean; isSuggested: boolean; bestBy: string }>

/** The date of an item: what somebody entered (null if nobody touched it), else the usual one of food that spoils soon. */
export function dateOf(food: UnderstoodItem | undefined, entered: string | null): UseBy {
  const days = food?.shelfLifeDays
  const bestBy = days ? suggestExpiry(days, toLocalDay(new Date())) : ''
  const isSuggested = entered === null && isPerishable(days)
  const date = isSuggested ? bestBy : (entered ?? '')
  return { date, isEstimated: date !== '' && date === bestBy, isSuggested, bestBy }
}

type UseByFieldProps = {
  readonly food: UnderstoodItem | undefined
  readonly entered: string | null
  readonly onEnter: (date: string) => void
}

/** The use-by date, with how long such food keeps. */
export function UseByField({ food, entered, onEnter }: UseByFieldProps) {
  const { date, isSuggested, bestBy } = dateOf(food, entered)
  const days = food?.shelfLifeDays
  return (
    <>
      <TextField
        type="date"
        label={pantryMessages.useBy}
        value={date}
        onChange={(event) => onEnter(event.currentTarget.value)}
      />
      {/* Always there: what we know comes late, and must not move the button under a finger. */}
      <p className={styles.suggestion}>
        {!days && pantryMessages.dateComes}
        {days && isSuggested && pantryMessages.dateSuggested(days)}
        {days && date === '' && (
          <>
            {pantryMessages.keeps(days)}
            <Button look="quiet" onClick={() => onEnter(bestBy)}>
              {pantryMessages.chooseDate(bestBy)}
            </Button>
          </>
        )}
      </p>
    </>
  )
}
