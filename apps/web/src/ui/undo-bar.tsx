import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { uiMessages } from '../messages/ui.ts'
import { Button } from './button.tsx'
import { Spoken } from './spoken.tsx'
import styles from './undo-bar.module.css'

/** What was done, and what undoes it. */
export type UndoOffer<Undo> = Readonly<{ text: string; undo: Undo }>

type UndoBarProps = {
  /** What was done; undefined when there is nothing to undo. */
  readonly text: string | undefined
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

/** Says what was done and offers Undo, also by the usual keys. A live region, so that a screen reader announces it without moving focus. */
export function UndoBar({ text, onUndo, onDismiss }: UndoBarProps) {
  useUndoKey(text !== undefined, onUndo)
  return (
    <div role="status" className={styles.undo}>
      {text !== undefined && (
        <div className={styles.bar}>
          <span className={styles.text}>
            {text} <Spoken>{uiMessages.undoByKey}</Spoken>
          </span>
          <Button look="quiet" onClick={onUndo} aria-keyshortcuts="Control+Z Meta+Z">
            {uiMessages.undo}
          </Button>
          <Button look="quiet" aria-label={uiMessages.close} onClick={onDismiss}>
            <IconX size={18} aria-hidden />
          </Button>
        </div>
      )}
    </div>
  )
}

/** In a field the browser undoes what was typed. */
const TAKES_TEXT = 'input, textarea, select, [contenteditable]'

function useUndoKey(isOffered: boolean, onUndo: () => void): void {
  const undo = useEffectEvent(onUndo)
  useEffect(() => {
    if (!isOffered) return
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      const isInText = event.target instanceof Element && event.target.matches(TAKES_TEXT)
      // Of two offers, one is undone at a time.
      if (!isUndo || isInText || event.defaultPrevented) return
      event.preventDefault()
      undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOffered])
}
