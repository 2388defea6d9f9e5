import { shownSource } from '@pennyplate/domain/own-recipe/shown-source'
import { ownRecipeMessages as words } from '../../messages/own-recipes.ts'
import { recipeMessages } from '../../messages/recipes.ts'
import { Spoken } from '../../ui/spoken.tsx'
import styles from './recipe-sheet.module.css'
import type { OwnWords } from './use-own-words.ts'

/** What the writer of an own recipe noted, and where it is from. */
export function OwnWordsSection({ own: { notes, source } }: { readonly own: OwnWords }) {
  const shown = shownSource(source)
  if (notes.length === 0 && !shown) return null
  return (
    <section className={styles.part} aria-label={words.writersNotes}>
      <h3>{words.writersNotes}</h3>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {shown && (
        <p className={styles.soft}>
          {words.source} {shown.name}
          {shown.name && shown.link && ', '}
          {shown.link && (
            <a href={shown.link.url} target="_blank" rel="noopener noreferrer nofollow">
              {shown.link.site}
              <Spoken> ({recipeMessages.newTab})</Spoken>
            </a>
          )}
        </p>
      )}
    </section>
  )
}
