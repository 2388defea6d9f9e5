import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { usePhotoUpload } from '../../lib/use-photo-upload.ts'
import { dishPhotoMessages as words } from '../../messages/dish-photos.ts'
import { explainError } from '../../messages/failures.ts'
import { useDishPhoto } from '../../ui/dish-photo.ts'
import { Notice } from '../../ui/notice.tsx'
import { PhotoPicker } from '../../ui/photo-picker.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import styles from './dish-photos.module.css'
import { useNamePhoto } from './use-name-photo.ts'

type DishPhotoButtonsProps = { readonly recipeId: string; readonly name: string }

/** On a recipe's page: its photo is added, changed or removed at once, with Undo. */
export function DishPhotoButtons({ recipeId, name }: DishPhotoButtonsProps) {
  const photoId = useDishPhoto(recipeId)
  const namePhoto = useNamePhoto(recipeId)
  const [done, setDone] = useState<Readonly<{ text: string; before: string | undefined }>>()
  const change = useMutation({
    networkMode: 'always',
    mutationFn: ({ next }: { next: string | undefined; text: string; before: string | undefined }) =>
      namePhoto(next),
    onSuccess: (_, { text, before }) => setDone({ text, before }),
  })
  const upload = usePhotoUpload(async (next) => {
    await namePhoto(next)
    const text = photoId === undefined ? words.added(name) : words.replaced(name)
    setDone({ text, before: photoId })
  })
  return (
    <div className={styles.photo}>
      <PhotoPicker
        hasPhoto={photoId !== undefined}
        isSending={upload.isSending || change.isPending}
        problem={upload.problem}
        onFile={(file) => upload.send(file)}
        onRemove={() => {
          upload.reset()
          change.mutate({ next: undefined, text: words.removed(name), before: photoId })
        }}
      />
      {change.error && (
        <Notice tone="error" title={words.failed}>
          {explainError(change.error)}
        </Notice>
      )}
      <UndoBar
        text={done?.text}
        onUndo={() => {
          if (done) change.mutate({ next: done.before, text: words.undone(name), before: photoId })
        }}
        onDismiss={() => setDone(undefined)}
      />
    </div>
  )
}
