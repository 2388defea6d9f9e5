import { explainError } from '../../../messages/failures.ts'
import { ownRecipeMessages as words } from '../../../messages/own-recipes.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { SaveConflict, useSaveRecipe } from './use-save-recipe.ts'
import styles from './write.module.css'

type SaveProblemsProps = {
  readonly saving: ReturnType<typeof useSaveRecipe>
  readonly hasFaults: boolean
  readonly onTakeMine: () => void
  readonly onTakeTheirs: (conflict: SaveConflict & { is: 'changed' }) => void
}

/** Why the recipe is not saved, and what can be done. */
export function SaveProblems({ saving, hasFaults, onTakeMine, onTakeTheirs }: SaveProblemsProps) {
  const { error, conflict, isFull } = saving
  if (hasFaults) return <Notice tone="error">{words.faultsLeft}</Notice>
  if (error)
    return (
      <Notice tone="error" title={words.saveFailed}>
        {explainError(error)} {words.kept}
      </Notice>
    )
  if (isFull)
    return (
      <Notice tone="error" title={words.saveFailed}>
        {words.full} {words.kept}
      </Notice>
    )
  if (conflict?.is === 'deleted')
    return (
      <Notice tone="error" title={words.deletedTitle}>
        {words.deletedText}
      </Notice>
    )
  if (conflict)
    return (
      <Notice
        tone="error"
        title={words.conflictTitle}
        action={
          <div className={styles.actions}>
            <Button onClick={() => onTakeTheirs(conflict)}>{words.takeTheirs}</Button>
            <Button onClick={onTakeMine}>{words.takeMine}</Button>
          </div>
        }
      >
        {words.conflict(conflict.clashes)}
      </Notice>
    )
  return null
}
