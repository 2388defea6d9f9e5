import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { mealMenuMessages as words } from '../../../messages/meal-menu.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './meal-menu.module.css'

const PEOPLE = { min: 1, max: 30 } as const

type PeopleFormProps = {
  readonly count: number
  /** Everybody of the household. */
  readonly usual: number
  readonly onSet: (people: number) => void
  readonly onBack: () => void
}

/** For guests, or when somebody is away. */
export function PeopleForm({ count, usual, onSet, onBack }: PeopleFormProps) {
  const [people, setPeople] = useState(count)
  return (
    <>
      <p className={styles.where}>{words.peopleText(usual)}</p>
      <div className={styles.stepper}>
        <IconButton
          label={words.fewer}
          icon={<IconMinus size={20} aria-hidden="true" />}
          disabled={people <= PEOPLE.min}
          onClick={() => setPeople(people - 1)}
        />
        <output className={styles.count}>{people}</output>
        <IconButton
          label={words.more}
          icon={<IconPlus size={20} aria-hidden="true" />}
          disabled={people >= PEOPLE.max}
          onClick={() => setPeople(people + 1)}
        />
        {people !== usual && (
          <Button look="quiet" onClick={() => setPeople(usual)}>
            {words.usualPeople}
          </Button>
        )}
      </div>
      <DialogActions>
        <Button look="primary" disabled={people === count} onClick={() => onSet(people)}>
          {words.setPeople}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
      </DialogActions>
    </>
  )
}
