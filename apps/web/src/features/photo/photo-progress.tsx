import { IconRefresh, IconX } from '@tabler/icons-react'
import { photoMessages } from '../../messages/photo.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import styles from './photo.module.css'
import type { Photo } from './use-photos.ts'

type PhotoProgressProps = {
  readonly photos: readonly Photo[]
  readonly onCancel: (id: string) => void
  readonly onRetry: (photo: Photo) => void
}

/** The stage of each photo. */
export function PhotoProgress({ photos, onCancel, onRetry }: PhotoProgressProps) {
  const done = photos.filter(({ stage }) => typeof stage !== 'string').length
  const text = photoMessages.progress(done, photos.length)
  return (
    <div className={styles.progress}>
      <ProgressBar label={text} done={done} total={photos.length} />
      <p role="status" className={styles.small}>
        {text}
      </p>
      <ul className={styles.photos} aria-label={photoMessages.photos}>
        {photos.map((photo) => (
          <PhotoLine
            key={photo.id}
            photo={photo}
            onCancel={() => onCancel(photo.id)}
            onRetry={() => onRetry(photo)}
          />
        ))}
      </ul>
    </div>
  )
}

type PhotoLineProps = {
  readonly photo: Photo
  readonly onCancel: () => void
  readonly onRetry: () => void
}

function PhotoLine({ photo, onCancel, onRetry }: PhotoLineProps) {
  const { stage } = photo
  const isUnderWay = typeof stage === 'string'
  const canRetry =
    !isUnderWay && (stage.outcome === 'cancelled' || (stage.outcome === 'failed' && stage.canRetry))
  return (
    <li className={styles.photo}>
      <span className={styles.fileName} title={photo.file.name}>
        {photo.name}
      </span>
      <span className={styles.stage} data-stage={isUnderWay ? 'working' : stage.outcome}>
        {textOf(stage)}
      </span>
      {isUnderWay && (
        <IconButton
          label={photoMessages.cancelOne(photo.name)}
          icon={<IconX size={18} aria-hidden />}
          onClick={onCancel}
        />
      )}
      {canRetry && (
        <IconButton
          label={photoMessages.retryOne(photo.name)}
          icon={<IconRefresh size={18} aria-hidden />}
          onClick={onRetry}
        />
      )}
    </li>
  )
}

function textOf(stage: Photo['stage']): string {
  if (typeof stage === 'string') return photoMessages[stage]
  if (stage.outcome === 'cancelled') return photoMessages.cancelled
  if (stage.outcome === 'failed') return stage.reason
  const { items, failure } = stage.answer
  const found = items.length === 0 ? photoMessages.nothingFound : photoMessages.found(items.length)
  return failure ? `${found} ${photoMessages.withoutModel}` : found
}
