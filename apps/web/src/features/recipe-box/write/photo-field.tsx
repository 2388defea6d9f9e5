import { usePhotoUpload } from '../../../lib/use-photo-upload.ts'
import { dishPhotoMessages as words } from '../../../messages/dish-photos.ts'
import { photoUrl } from '../../../ui/dish-photo.ts'
import { PhotoPicker } from '../../../ui/photo-picker.tsx'
import styles from './write.module.css'

type PhotoFieldProps = {
  readonly photoId: string | undefined
  /** The recipe's name as it is typed. */
  readonly name: string
  readonly onChange: (photoId: string | undefined) => void
}

/** The recipe's photo. It is sent at once and belongs to the recipe when that is saved. */
export function PhotoField({ photoId, name, onChange }: PhotoFieldProps) {
  const { send, isSending, problem, reset } = usePhotoUpload(onChange)
  return (
    <fieldset className={styles.photo}>
      <legend>{words.photo}</legend>
      {photoId !== undefined && (
        <img
          className={styles.photoShown}
          src={photoUrl(photoId, 'small')}
          alt={words.alt(name.trim())}
          width={200}
          height={160}
        />
      )}
      <p className={styles.soft}>{words.hint}</p>
      <PhotoPicker
        hasPhoto={photoId !== undefined}
        isSending={isSending}
        problem={problem}
        onFile={(file) => send(file)}
        onRemove={() => {
          reset()
          onChange(undefined)
        }}
      />
    </fieldset>
  )
}
