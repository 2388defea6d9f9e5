import type { PhraseQuestion } from '@pennyplate/contract/ai/understood'
import type { SettledPhrase } from '@pennyplate/domain/profile/profile-settled'
import { useState } from 'react'
import { settlingMessages as words } from '../messages/settling.ts'
import { Button } from './button.tsx'
import { ChooseFoods } from './choose-foods.tsx'
import styles from './settle-phrase.module.css'

type SettlePhraseProps = {
  readonly question: PhraseQuestion
  readonly settled: SettledPhrase | undefined
  /** Undefined removes the answer. */
  readonly onSettle: (as: SettledPhrase['as'] | undefined) => void
}

/** Asks what a phrase we did not understand means: a suggested reading, chosen foods, or only a note. */
export function SettlePhrase({ question, settled, onSettle }: SettlePhraseProps) {
  const { phrase, readings } = question
  const [isChoosing, setIsChoosing] = useState(false)
  if (settled)
    return (
      <div className={styles.settled} role="status">
        <span>{settledInWords(settled, question)}</span>
        <Button look="quiet" aria-label={words.changeOf(phrase)} onClick={() => onSettle(undefined)}>
          {words.change}
        </Button>
      </div>
    )
  return (
    <fieldset className={styles.question}>
      <legend className={styles.title}>{words.question(phrase)}</legend>
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.answers}>
        {readings.map(({ name, as }) => (
          <Button key={name} onClick={() => onSettle([...as])}>
            {words.means(name)}
          </Button>
        ))}
        <Button aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          {words.chooseFoods}
        </Button>
        <Button onClick={() => onSettle('note')}>{words.keepAsNote}</Button>
      </div>
      {isChoosing && <ChooseFoods phrase={phrase} onChoose={onSettle} />}
    </fieldset>
  )
}

function settledInWords({ phrase, as }: SettledPhrase, { readings }: PhraseQuestion): string {
  if (as === 'note') return words.settledNote(phrase)
  const reading = readings.find((one) => one.as.join() === as.join())
  return reading ? words.settledRule(phrase, reading.name) : words.settledFoods(phrase, as.length)
}
