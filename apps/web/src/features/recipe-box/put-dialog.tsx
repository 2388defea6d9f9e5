import type { Unsuitable } from '@pennyplate/contract/recipes/household-recipes'
import { MEAL_SLOTS, type MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { useId, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { slotNameOfOne } from '../../messages/meal-slots.ts'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { uiMessages } from '../../messages/ui.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Segments } from '../../ui/segments.tsx'
import styles from './recipe-box.module.css'
import type { WeekToFill } from './use-put-into-week.ts'

type PutDialogProps = {
  readonly name: string
  readonly usualSlot: MealSlotName
  readonly unsuitable: Unsuitable | undefined
  readonly week: WeekToFill | null
  readonly onPut: (day: number, slot: MealSlotName) => void
  readonly onClose: () => void
}

/** Asks for the day and the meal. What does not suit the household is put in only after it was told so. */
export function PutDialog({ name, usualSlot, unsuitable, week, onPut, onClose }: PutDialogProps) {
  const group = useId()
  const [day, setDay] = useState(week?.days[0] ?? 0)
  const [slot, setSlot] = useState(usualSlot)
  if (!week)
    return (
      <Dialog opened title={words.putTitle(name)} onClose={onClose}>
        <p>{words.noWeek}</p>
        <DialogActions>
          <ButtonLink look="primary" to={paths.dashboard}>
            {words.noWeekAction}
          </ButtonLink>
        </DialogActions>
      </Dialog>
    )
  const told = (one: MealSlotName) => {
    if (one === 'snacks') return words.addsSnack
    const planned = week.planned(day, one)
    return planned === undefined ? words.nothingPlanned : words.instead(planned)
  }
  return (
    <Dialog opened title={words.putTitle(name)} onClose={onClose}>
      <div className={styles.put}>
        {unsuitable && <Notice tone="error">{words.does(unsuitable)}</Notice>}
        <Segments
          legend={words.putDay}
          isLegendSeen
          value={`${day}`}
          options={week.days.map((one) => ({ value: `${one}`, label: (DAY_NAMES[one] ?? '').slice(0, 3) }))}
          onChange={(one) => setDay(Number(one))}
        />
        <fieldset className={styles.places}>
          <legend>{words.putMeal}</legend>
          {MEAL_SLOTS.map((one) => (
            <label key={one} className={styles.place}>
              <input type="radio" name={group} checked={slot === one} onChange={() => setSlot(one)} />
              <span>
                {slotNameOfOne[one]} <span className={styles.soft}>{told(one)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {week.hasList && <Notice tone="info">{words.listFollows}</Notice>}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{uiMessages.cancel}</Button>
        <Button look="primary" onClick={() => onPut(day, slot)}>
          {unsuitable ? words.putAnyway : words.put}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
