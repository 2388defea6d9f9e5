import { IconPhotoPlus } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { photoMessages } from '../messages/photo.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import styles from './photo-list.module.css'

type PhotoDropProps = {
  /** The most at once. */
  readonly most: number
  readonly label: string
  /** What is read, and what is not. */
  readonly hint: string
  readonly onFiles: (files: readonly File[]) => void
  readonly isWorking: boolean
  /** True while nothing has been read, so that this is the primary action. */
  readonly isFirstStep: boolean
  /** No more are taken. */
  readonly isFull?: boolean
}

/** Takes photos: by a button, which on phones offers the camera, or dropped. */
export function PhotoDrop({
  most,
  label,
  hint,
  onFiles,
  isWorking,
  isFirstStep,
  isFull = false,
}: PhotoDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [complaint, setComplaint] = useState('')

  function take(files: readonly File[]) {
    const images = files.filter(({ type }) => type.startsWith('image/'))
    const taken = images.slice(0, most)
    if (images.length < files.length) setComplaint(photoMessages.onlyImages)
    else setComplaint(taken.length < images.length ? photoMessages.tooMany(most) : '')
    if (taken.length > 0) onFiles(taken)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!isWorking && !isFull) take([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the button inside does the same
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={styles.dropActions}>
        <Button
          look={isFirstStep ? 'primary' : 'secondary'}
          icon={<IconPhotoPlus size={18} aria-hidden />}
          loading={isWorking}
          disabled={isFull}
          onClick={() => input.current?.click()}
        >
          {isWorking ? photoMessages.processing : label}
        </Button>
        <span className={styles.dropHint}>{isOver ? photoMessages.dropNow : photoMessages.drop}</span>
      </div>
      <input
        ref={input}
        type="file"
        // When types are listed one by one, phones convert their own formats to these.
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          take(files)
        }}
      />
      <p className={styles.small}>{hint}</p>
      <p className={styles.small}>{photoMessages.privacy}</p>
      {complaint && <Notice tone="error">{complaint}</Notice>}
    </div>
  )
}
