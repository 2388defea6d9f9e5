import type { PhotoAnswer } from '@pennyplate/contract/ai/photo'
import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { toLocalDay } from '../../lib/local-day.ts'
import { usePhotos } from '../../lib/use-photos.ts'
import { photoMessages } from '../../messages/photo.ts'
import { randomId } from '../../store/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/notify.ts'
import { PhotoDrop } from '../../ui/photo-drop.tsx'
import { PhotoProgress } from '../../ui/photo-progress.tsx'
import styles from './photo.module.css'
import { postLineNames, postPhoto } from './photo-calls.ts'
import {
  blankReviewItem,
  newLineNames,
  type ReviewItem,
  toPantryItems,
  toReviewItem,
} from './review-items.ts'
import { nameFieldId, ReviewRow } from './review-row.tsx'

/** Enough for a long receipt in parts and a bag of packages. */
const PHOTOS_MAX = 20

type PhotoPanelProps = {
  readonly onAdd: (items: readonly PantryItem[], text: string) => Promise<boolean>
  readonly onWorking: (isWorking: boolean) => void
  readonly onClose: () => void
}

/** Reads photos into a list to review, then adds the list to the pantry. */
export function PhotoPanel({ onAdd, onWorking, onClose }: PhotoPanelProps) {
  const [review, setReview] = useState<readonly ReviewItem[]>([])
  const [incomplete, setIncomplete] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const photos = usePhotos(postPhoto, ({ items }) =>
    setReview((all) => [...all, ...items.map((seen) => toReviewItem(seen, randomId()))]),
  )
  const { isWorking } = photos
  const report = useEffectEvent(onWorking)
  // The button outside this panel shows when photos are being read.
  useEffect(() => {
    report(isWorking)
    return () => report(false)
  }, [isWorking])

  const kept = review.filter(({ isKept }) => isKept)
  const hasEnded = photos.photos.length > 0 && !isWorking

  function change(item: ReviewItem) {
    setReview((all) => all.map((other) => (other.id === item.id ? item : other)))
  }

  function clear() {
    setReview([])
    setIncomplete('')
    photos.clear()
  }

  async function save() {
    const now = new Date()
    const made = toPantryItems(review, now, toLocalDay(now))
    if (made.outcome === 'incomplete') {
      flushSync(() => {
        setIncomplete(made.id)
        setReview((all) => all.map((item) => (item.id === made.id ? { ...item, isOpen: true } : item)))
      })
      document.getElementById(nameFieldId(made.id))?.focus()
      return
    }
    setIsSaving(true)
    const lineNames = newLineNames(review)
    const isSaved = await onAdd(made.items, photoMessages.added(made.items.length))
    setIsSaving(false)
    if (!isSaved) return
    clear()
    onClose()
    if (lineNames.length > 0) postLineNames(lineNames).catch(() => notify.error(photoMessages.notRemembered))
  }

  return (
    <Card
      title={photoMessages.title}
      actions={
        <IconButton label={photoMessages.close} icon={<IconX size={18} aria-hidden />} onClick={onClose} />
      }
    >
      <div className={styles.panel}>
        <p>{photoMessages.lead}</p>
        <PhotoDrop
          most={PHOTOS_MAX}
          label={photoMessages.choose}
          hint={photoMessages.limits}
          onFiles={photos.add}
          isWorking={isWorking}
          isFirstStep={review.length === 0}
        />
        {photos.photos.length > 0 && (
          <PhotoProgress
            photos={photos.photos}
            saidOf={saidOf}
            onCancel={photos.cancel}
            onRetry={photos.retry}
          />
        )}
        {(review.length > 0 || hasEnded) && (
          <section className={styles.review} aria-labelledby="photo-review">
            <h3 id="photo-review">{photoMessages.review}</h3>
            <p className={styles.small}>{photoMessages.reviewLead}</p>
            {review.length > 0 && (
              <ul className={styles.reviewRows}>
                {review.map((item) => (
                  <ReviewRow
                    key={item.id}
                    item={item}
                    onChange={change}
                    isIncomplete={incomplete === item.id}
                  />
                ))}
              </ul>
            )}
            <div className={styles.actions}>
              <Button
                look="primary"
                disabled={kept.length === 0}
                loading={isSaving}
                onClick={() => void save()}
              >
                {photoMessages.save(kept.length)}
              </Button>
              <Button
                icon={<IconPlus size={18} aria-hidden />}
                onClick={() => setReview((all) => [...all, blankReviewItem(randomId())])}
              >
                {photoMessages.addByHand}
              </Button>
              <Button look="quiet" onClick={clear} disabled={isWorking}>
                {photoMessages.discard}
              </Button>
            </div>
          </section>
        )}
      </div>
    </Card>
  )
}

function saidOf({ items, failure }: PhotoAnswer): string {
  const found = items.length === 0 ? photoMessages.nothingFound : photoMessages.found(items.length)
  return failure ? `${found} ${photoMessages.withoutModel}` : found
}
