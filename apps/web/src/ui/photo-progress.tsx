import { IconRefresh, IconX } from '@tabler/icons-react'
import type { Photo } from '../lib/use-photos.ts'
import { photoMessages } from '../messages/photo.ts'
import { IconButton } from './icon-button.tsx'
import styles from './photo-list.module.css'
import { ProgressBar } from './progress-bar.tsx'

type PhotoProgressProps<A> = {
  readonly photos: readonly Photo<A>[]
  /** What was found in one. */
  readonly saidOf: (answer: A) => string
  readonly onCancel: (id: string) => void
  readonly onRetry: (photo: Photo<A>) => void
}

/** The stage of each photo. */
export function PhotoProgress<A>({ photos, saidOf, onCancel, onRetry }: PhotoProgressProps<A>) {
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
            saidOf={saidOf}
            onCancel={() => onCancel(photo.id)}
            onRetry={() => onRetry(photo)}
          />
        ))}
      </ul>
    </div>
  )
}

type PhotoLineProps<A> = Pick<PhotoProgressProps<A>, 'saidOf'> & {
  readonly photo: Photo<A>
  readonly onCancel: () => void
  readonly onRetry: () => void
}

function PhotoLine<A>({ photo, saidOf, onCancel, onRetry }: PhotoLineProps<A>) {
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
        {textOf(stage, saidOf)}
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

function textOf<A>(stage: Photo<A>['stage'], saidOf: (answer: A) => string): string {
  if (typeof stage === 'string') return photoMessages[stage]
  if (stage.outcome === 'cancelled') return photoMessages.cancelled
  if (stage.outcome === 'failed') return stage.reason
  return saidOf(stage.answer)
}
