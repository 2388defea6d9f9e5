import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { IconPencilPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { weeksMessages as words } from '../../../messages/weeks.ts'
import styles from './day-note.module.css'

const NoteDialog = lazyPart(async () => (await import('./note-dialog.tsx')).NoteDialog)

type DayNoteProps = {
  readonly day: number
  readonly text: string
  /** Absent where the week cannot be changed. */
  readonly onChange?: (text: string, said: string) => void
}

/** A note on a day, which a press changes; or the button to write one. */
export function DayNote({ day, text, onChange }: DayNoteProps) {
  const [isOpen, setIsOpen] = useState(false)
  const name = DAY_NAMES[day] ?? ''
  if (!onChange) return text === '' ? null : <p className={styles.text}>{text}</p>
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-empty={text === '' || undefined}
        aria-label={text === '' ? words.noteFor(name) : words.changeNote(name, text)}
        onClick={() => setIsOpen(true)}
      >
        {text === '' ? (
          <>
            <IconPencilPlus size={16} aria-hidden="true" /> {words.note}
          </>
        ) : (
          text
        )}
      </button>
      {isOpen && (
        <NoteDialog
          title={words.noteFor(name)}
          text={text}
          onSave={(next) => {
            setIsOpen(false)
            onChange(next, words.noted(next.trim() === ''))
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
