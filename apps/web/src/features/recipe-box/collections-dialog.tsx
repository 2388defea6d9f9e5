import { COLLECTION_NAME_CHARS_MAX, type RecipeCollection } from '@pennyplate/domain/recipe-box/recipe-box'
import { useState } from 'react'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { uiMessages } from '../../messages/ui.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { LineForm } from '../../ui/line-form.tsx'
import { UndoBar, type UndoOffer } from '../../ui/undo-bar.tsx'
import styles from './recipe-box.module.css'
import { NewCollection } from './recipe-collections.tsx'
import type { RecipeBoxStore } from './use-recipe-box.ts'

/** Creates, renames and deletes collections. */
export function CollectionsDialog({
  box,
  onClose,
}: {
  readonly box: RecipeBoxStore
  readonly onClose: () => void
}) {
  const [renaming, setRenaming] = useState<Readonly<{ id: string; name: string }>>()
  const [undoOffer, setUndoOffer] = useState<UndoOffer<RecipeCollection>>()

  function rename(): void {
    const name = renaming?.name.trim() ?? ''
    if (renaming && name !== '') box.renameCollection(renaming.id, name)
    setRenaming(undefined)
  }

  return (
    <Dialog opened title={words.manageTitle} onClose={onClose}>
      <div className={styles.put}>
        {box.collections.length === 0 && <p>{words.noCollections}</p>}
        <ul className={styles.rows}>
          {box.collections.map((collection) => {
            const { id, name, recipes } = collection
            return (
              <li key={id} className={styles.rowOf}>
                {renaming?.id === id ? (
                  <LineForm
                    label={words.renameLabel(name)}
                    maxLength={COLLECTION_NAME_CHARS_MAX}
                    value={renaming.name}
                    submitLabel={words.save}
                    onType={(typed) => setRenaming({ id, name: typed })}
                    onSubmit={rename}
                  />
                ) : (
                  <>
                    <span>
                      {name} <span className={styles.soft}>{words.countIn(recipes.length)}</span>
                    </span>
                    <span>
                      <Button
                        look="quiet"
                        aria-label={words.renameNamed(name)}
                        onClick={() => setRenaming({ id, name })}
                      >
                        {words.rename}
                      </Button>
                      <Button
                        look="quiet"
                        aria-label={words.removeNamed(name)}
                        onClick={() => {
                          box.removeCollection(id)
                          setUndoOffer({ text: words.removed(name), undo: collection })
                        }}
                      >
                        {words.remove}
                      </Button>
                    </span>
                  </>
                )}
              </li>
            )
          })}
        </ul>
        <UndoBar
          text={undoOffer?.text}
          onUndo={() => {
            if (undoOffer) box.restoreCollection(undoOffer.undo)
            setUndoOffer(undefined)
          }}
          onDismiss={() => setUndoOffer(undefined)}
        />
        <NewCollection box={box} recipes={[]} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{uiMessages.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
