import { ownRecipeMessages as words } from '../../messages/own-recipes.ts'
import styles from './recipe-box.module.css'

/** What its writer noted about a recipe of one's own. */
export function NotesOfOwn({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <section className={styles.part} aria-label={words.writersNotes}>
      <h3 className={styles.heading}>{words.writersNotes}</h3>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  )
}
