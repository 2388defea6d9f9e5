import { REPLACE_GROUPS, type ReplaceGroup } from '@pennyplate/contract/ai/replace'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { useId } from 'react'
import { replaceMessages as words } from '../../../messages/replace-meal.ts'
import type { Choice } from '../plan-calls.ts'
import { ChoiceRow } from './choice-row.tsx'
import styles from './replace-dialog.module.css'

type ChoiceGroupsProps = {
  readonly choices: readonly Choice[]
  /** Whether the first is marked as the best fit. */
  readonly hasBest: boolean
  readonly billCents: number | null
  /** Where the choice would be cooked, of a holiday's menu. */
  readonly at?: SlotAddress | undefined
  readonly onTake: (choice: Choice) => void
}

/** Choices under the reason they are offered for; those of a language model have none. */
export function ChoiceGroups({ choices, hasBest, billCents, at, onTake }: ChoiceGroupsProps) {
  const of = (group: ReplaceGroup | undefined) => choices.filter((choice) => choice.group === group)
  const best = hasBest ? (of('best')[0] ?? of('pair')[0] ?? of(undefined)[0]) : undefined
  return [undefined, ...REPLACE_GROUPS].map((group) => (
    <Group
      key={group ?? 'any'}
      name={group && words.groups[group]}
      choices={of(group)}
      best={best}
      billCents={billCents}
      at={at}
      onTake={onTake}
    />
  ))
}

type GroupProps = Omit<ChoiceGroupsProps, 'hasBest'> & {
  readonly name: string | undefined
  readonly best: Choice | undefined
}

function Group({ name, choices, best, billCents, at, onTake }: GroupProps) {
  const heading = useId()
  if (choices.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={name && heading}>
      {name && (
        <h3 id={heading} className={styles.groupName}>
          {name}
        </h3>
      )}
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.meal.name}
            choice={choice}
            isBest={choice === best}
            billCents={billCents}
            at={at}
            onTake={() => onTake(choice)}
          />
        ))}
      </ul>
    </section>
  )
}
