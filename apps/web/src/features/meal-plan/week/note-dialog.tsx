import { NOTE_ON_DAY_CHARS_MAX } from '@pennyplate/domain/week/day-notes'
import { type SyntheticEvent, useState } from 'react'
import { uiMessages } from '../../../messages/ui.ts'
import { weeksMessages as words } from '../../../messages/weeks.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type NoteDialogProps = {
  readonly title: string
  readonly text: string
  /** An empty text removes the note. */
  readonly onSave: (text: string) => void
  readonly onClose: () => void
}

export function NoteDialog({ title, text, onSave, onClose }: NoteDialogProps) {
  const [typed, setTyped] = useState(text)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onSave(typed)
  }
  return (
    <Dialog opened title={title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <TextField
          label={words.noteField}
          hint={words.noteHint}
          placeholder={words.noteExample}
          value={typed}
          maxLength={NOTE_ON_DAY_CHARS_MAX}
          autoComplete="off"
          enterKeyHint="done"
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogActions>
          {text !== '' && (
            <Button look="quiet" onClick={() => onSave('')}>
              {words.removeNote}
            </Button>
          )}
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button type="submit" look="primary">
            {words.saveNote}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
