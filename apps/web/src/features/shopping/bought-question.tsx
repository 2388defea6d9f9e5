import { saidPantryQuantity } from '@pennyplate/domain/pantry/pantry-quantity'
import { shownName } from '@pennyplate/domain/shopping/shopping-list-lines'
import { boughtQuantity } from '@pennyplate/domain/shopping/shopping-list-pantry'
import { useState } from 'react'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { uiMessages } from '../../messages/ui.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import styles from './bought-question.module.css'
import type { KeyedLine } from './list-lines.ts'

type BoughtQuestionProps = {
  /** The lines that nobody checked off. */
  readonly lines: readonly KeyedLine[]
  readonly boughtCount: number
  /** The keys of those that were bought too. */
  readonly onAnswer: (keys: ReadonlySet<string>) => void
  readonly onClose: () => void
}

/** Asks which lines that are not checked off were bought: all, none, or these. */
export function BoughtQuestion({ lines, boughtCount, onAnswer, onClose }: BoughtQuestionProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  return (
    <Dialog opened title={words.boughtTitle} onClose={onClose}>
      <p className={styles.text}>{words.boughtText(lines.length, boughtCount)}</p>
      <ul className={styles.lines}>
        {lines.map(({ key, line }) => (
          <li key={key}>
            <Checkbox
              label={words.tick(shownName(line), saidPantryQuantity(boughtQuantity(line)))}
              checked={chosen.has(key)}
              onChange={() => toggle(key)}
            />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{uiMessages.cancel}</Button>
        {chosen.size === 0 && boughtCount > 0 && (
          <Button onClick={() => onAnswer(chosen)}>{words.boughtNone}</Button>
        )}
        {chosen.size === 0 ? (
          <Button look="primary" onClick={() => onAnswer(new Set(lines.map(({ key }) => key)))}>
            {words.boughtAll(lines.length)}
          </Button>
        ) : (
          <Button look="primary" onClick={() => onAnswer(chosen)}>
            {words.boughtSome(chosen.size)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
