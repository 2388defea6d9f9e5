import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { dishPhotoMessages as words } from '../messages/dish-photos.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import styles from './photo-picker.module.css'

type PhotoPickerProps = {
  readonly hasPhoto: boolean
  readonly isSending: boolean
  /** Why the last photo was not kept. */
  readonly problem: string | undefined
  readonly onFile: (file: File) => void
  readonly onRemove: () => void
}

/** Buttons that add, change and remove a photo. Phones offer their camera. */
export function PhotoPicker({ hasPhoto, isSending, problem, onFile, onRemove }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.picker}>
      <div className={styles.buttons}>
        <Button
          icon={<IconPhotoPlus size={18} aria-hidden="true" />}
          loading={isSending}
          onClick={() => input.current?.click()}
        >
          {hasPhoto ? words.replace : words.add}
        </Button>
        {hasPhoto && (
          <Button icon={<IconTrash size={18} aria-hidden="true" />} disabled={isSending} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {isSending ? words.sending : ''}
      </p>
      <input
        ref={input}
        type="file"
        // When types are listed one by one, phones convert their own formats to these.
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={hasPhoto ? words.replace : words.add}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      {problem !== undefined && (
        <Notice tone="error" title={words.failed}>
          {problem}
        </Notice>
      )}
    </div>
  )
}
