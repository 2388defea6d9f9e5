import { type ReactNode, useId } from 'react'
import { bringMessages as words } from '../../messages/bring-recipes.ts'
import { uiMessages } from '../../messages/ui.ts'
import { factLine } from '../../messages/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from './bring.module.css'
import { DraftText } from './draft-text.tsx'
import type { FoundRecipe } from './use-reading.ts'

type FoundRecipeCardProps = {
  /** As it would be saved. */
  readonly found: FoundRecipe
  /** The fields to correct it with. */
  readonly correction: ReactNode
  /** One recipe is shown open; of several, each opens by itself. */
  readonly isOnly: boolean
  /** Undefined if its page names no picture. */
  readonly withPicture: boolean | undefined
  readonly onPicture: (isWanted: boolean) => void
  /** Its name and servings can be saved. */
  readonly isReady: boolean
  readonly isSaved: boolean
  readonly isSaving: boolean
  readonly isUndoing: boolean
  readonly onSave: () => void
  readonly onUndo: () => void
  readonly onDone: () => void
}

export function FoundRecipeCard(props: FoundRecipeCardProps) {
  const { found, correction, isOnly, withPicture, onPicture, ...saving } = props
  const { draft, guesses } = found
  const nameId = useId()
  const facts = [
    words.serves(draft.servings),
    ...(draft.totalMinutes === undefined ? [] : [words.minutes(draft.totalMinutes)]),
    ...(draft.source?.name === undefined ? siteOf(draft.source?.url) : [words.from(draft.source.name)]),
  ]
  return (
    <article className={styles.sheet} aria-labelledby={nameId}>
      <div>
        <h4 id={nameId} className={styles.name}>
          {draft.name}
        </h4>
        <p className={styles.soft}>{factLine(facts)}</p>
        {guesses.includes('servings') && <p className={styles.soft}>{words.servingsGuessed}</p>}
      </div>
      {!saving.isSaved && correction}
      {isOnly ? (
        <DraftText draft={draft} id={found.id} withReading />
      ) : (
        <details>
          <summary className={styles.summary}>{words.ingredients}</summary>
          <DraftText draft={draft} id={found.id} withReading={false} />
        </details>
      )}
      {withPicture !== undefined && !saving.isSaved && (
        <Checkbox
          label={words.keepPicture}
          checked={withPicture}
          onChange={(event) => onPicture(event.currentTarget.checked)}
        />
      )}
      <SaveRow name={draft.name} isOnly={isOnly} {...saving} />
    </article>
  )
}

function SaveRow({
  name,
  isOnly,
  isReady,
  isSaved,
  isSaving,
  isUndoing,
  onSave,
  onUndo,
  onDone,
}: Omit<FoundRecipeCardProps, 'found' | 'correction' | 'withPicture' | 'onPicture'> & {
  readonly name: string
}) {
  return (
    <div className={styles.actions}>
      <p role="status" className={isSaved ? styles.saved : undefined}>
        {isSaved && words.saved(name)}
      </p>
      {isSaved ? (
        <>
          <Button look="primary" onClick={onDone}>
            {words.toMine}
          </Button>
          <Button aria-label={words.undoNamed(name)} loading={isUndoing} onClick={onUndo}>
            {uiMessages.undo}
          </Button>
        </>
      ) : (
        <Button
          look={isOnly ? 'primary' : 'secondary'}
          aria-label={words.saveNamed(name)}
          loading={isSaving}
          disabled={!isReady}
          onClick={onSave}
        >
          {words.save}
        </Button>
      )}
    </div>
  )
}

function siteOf(url: string | undefined): string[] {
  const host = url === undefined ? undefined : URL.parse(url)?.hostname
  return host ? [words.from(host.replace(/^www\./, ''))] : []
}
