import { useEffect, useRef, useState } from 'react'
import { bringMessages as words } from '../../messages/bring-recipes.ts'
import { explainError } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './bring.module.css'
import { CorrectionFields } from './correction-fields.tsx'
import { FoundRecipeCard } from './found-recipe-card.tsx'
import { useCorrections } from './use-corrections.ts'
import type { FoundRecipe } from './use-reading.ts'
import { useSaveFound } from './use-save-found.ts'

type FoundRecipesProps = {
  readonly found: readonly FoundRecipe[]
  readonly onDone: () => void
}

/** What was read, to look at and save. */
export function FoundRecipes({ found, onDone }: FoundRecipesProps) {
  const { isSaved, fullAt, pictureless, save, undo } = useSaveFound()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const corrections = useCorrections()
  const toSave = ({ id, draft, pictureUrls }: FoundRecipe) => ({
    id,
    draft,
    pictureUrls: without.has(id) ? [] : pictureUrls,
  })
  const left = found.filter(({ id }) => !isSaved(id)).map(corrections.corrected)
  const isReady = (one: FoundRecipe) => Object.keys(corrections.faultsOf(one)).length === 0
  const isSaving = (id: string) => save.isPending && save.variables.some((one) => one.id === id)
  const failed = left.find(({ id }) => save.variables?.some((one) => one.id === id))
  return (
    <section className={styles.found} aria-labelledby="found-recipes">
      <div className={styles.headRow}>
        <h3 id="found-recipes" ref={heading} tabIndex={-1} className={styles.heading}>
          {words.found(found.length)}
        </h3>
        {found.length > 1 && left.length > 1 && (
          <Button
            look="primary"
            loading={save.isPending}
            disabled={!found.every((one) => isSaved(one.id) || isReady(one))}
            onClick={() => save.mutate(left.map(toSave))}
          >
            {words.saveAll(left.length)}
          </Button>
        )}
      </div>
      {save.isError && (
        <Notice tone="error" title={words.notSaved(failed?.draft.name ?? '')}>
          {explainError(save.error)}
        </Notice>
      )}
      {fullAt !== undefined && (
        <Notice tone="error" title={words.notSaved(fullAt)}>
          {words.full}
        </Notice>
      )}
      {pictureless && (
        <Notice tone="info" title={words.withoutPicture(pictureless.name)}>
          {pictureless.why}
        </Notice>
      )}
      {undo.isError && (
        <Notice tone="error" title={words.actionFailed}>
          {explainError(undo.error)}
        </Notice>
      )}
      {found.map((one) => (
        <FoundRecipeCard
          key={one.id}
          found={corrections.corrected(one)}
          correction={
            <CorrectionFields
              correction={corrections.of(one)}
              faults={corrections.faultsOf(one)}
              onCorrect={(change) => corrections.correct(one, change)}
            />
          }
          isReady={isReady(one)}
          isOnly={found.length === 1}
          isSaved={isSaved(one.id)}
          isSaving={isSaving(one.id)}
          withPicture={one.pictureUrls?.length ? !without.has(one.id) : undefined}
          onPicture={(isWanted) =>
            setWithout((now) => new Set(isWanted ? [...now].filter((id) => id !== one.id) : [...now, one.id]))
          }
          isUndoing={undo.isPending && undo.variables === one.id}
          onSave={() => save.mutate([toSave(corrections.corrected(one))])}
          onUndo={() => undo.mutate(one.id)}
          onDone={onDone}
        />
      ))}
    </section>
  )
}
