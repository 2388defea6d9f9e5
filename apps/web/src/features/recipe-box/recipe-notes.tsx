import { type CookingNote, NOTE_CHARS_MAX, notesOn, RATING } from '@pennyplate/domain/recipe-box/recipe-box'
import { type FormEvent, useState } from 'react'
import { toLocalDay } from '../../lib/local-day.ts'
import { mediumDay } from '../../messages/day-words.ts'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/segments.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import styles from './recipe-box.module.css'
import type { RecipeBoxStore } from './use-recipe-box.ts'

const RATINGS = Array.from({ length: RATING.max }, (_, at) => RATING.min + at)
const NONE = ''

/** What the household wrote about a recipe after cooking it, and a new note. */
export function RecipeNotes({ recipe, box }: { readonly recipe: string; readonly box: RecipeBoxStore }) {
  const today = toLocalDay(new Date())
  const [rating, setRating] = useState(NONE)
  const [text, setText] = useState('')
  const [date, setDate] = useState(today)
  const [isEmpty, setIsEmpty] = useState(false)
  const [removed, setRemoved] = useState<CookingNote>()
  const notes = notesOn(box.notes, recipe)

  function add(event: FormEvent): void {
    event.preventDefault()
    const written = text.trim()
    setIsEmpty(rating === NONE && written === '')
    if (rating === NONE && written === '') return
    box.addNote({
      recipe,
      date: date === '' ? today : date,
      ...(rating === NONE ? {} : { rating: Number(rating) }),
      ...(written === '' ? {} : { text: written }),
    })
    setRating(NONE)
    setText('')
    setDate(today)
  }

  return (
    <section className={styles.part} aria-label={words.notes}>
      <h3 className={styles.heading}>{words.notes}</h3>
      {notes.length === 0 && <p className={styles.soft}>{words.noNotes}</p>}
      <ul className={styles.rows}>
        {notes.map((note) => (
          <li key={note.id} className={styles.rowOf}>
            <div>
              <p className={styles.soft}>
                {[
                  mediumDay(note.date),
                  ...(note.rating === undefined ? [] : [words.stars(note.rating)]),
                ].join(' · ')}
              </p>
              {note.text !== undefined && <p className={styles.text}>{note.text}</p>}
            </div>
            <Button
              look="quiet"
              aria-label={words.removeNote(mediumDay(note.date))}
              onClick={() => {
                box.removeNote(note.id)
                setRemoved(note)
              }}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <UndoBar
        text={removed && words.noteRemoved}
        onUndo={() => {
          if (removed) box.restoreNote(removed)
          setRemoved(undefined)
        }}
        onDismiss={() => setRemoved(undefined)}
      />
      <form className={styles.form} noValidate onSubmit={add}>
        <Segments
          legend={words.rating}
          isLegendSeen
          value={rating}
          options={[
            { value: NONE, label: words.noRating },
            ...RATINGS.map((value) => ({ value: `${value}`, label: `${value}` })),
          ]}
          onChange={setRating}
        />
        <TextField
          className={styles.wide ?? ''}
          label={words.noteText}
          value={text}
          maxLength={NOTE_CHARS_MAX}
          autoComplete="off"
          error={isEmpty && text.trim() === '' && rating === NONE ? words.noteEmpty : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TextField
          label={words.noteDate}
          type="date"
          max={today}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <Button type="submit">{words.addNote}</Button>
      </form>
    </section>
  )
}
