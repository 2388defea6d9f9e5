import { useState } from 'react'
import { staplesMessages as words } from '../../messages/staples.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { StapleChips } from './staple-chips.tsx'
import styles from './staples-card.module.css'
import { useStaples } from './use-staples.ts'

/** Asks once, before the first week, what is at home anyway. */
export function StaplesCard() {
  const { isLoaded, alwaysHave, change } = useStaples()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [done, setDone] = useState<string>()

  function answer(staples: readonly string[], text: string) {
    change(staples)
    setDone(text)
    // The pressed button goes with the card.
    document.getElementById('main')?.focus()
  }

  return (
    <>
      {isLoaded && alwaysHave === undefined && (
        <Card title={words.cardTitle}>
          <StapleChips hint={words.cardText} values={chosen} onChange={setChosen} />
          <div className={styles.actions}>
            <Button disabled={chosen.length === 0} onClick={() => answer(chosen, words.saved(chosen.length))}>
              {words.save}
            </Button>
            <Button look="quiet" onClick={() => answer([], words.skipped)}>
              {words.skip}
            </Button>
          </div>
        </Card>
      )}
      <UndoBar
        text={done}
        onUndo={() => {
          change(undefined)
          setDone(undefined)
        }}
        onDismiss={() => setDone(undefined)}
      />
    </>
  )
}
