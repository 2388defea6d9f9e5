import type { PagePhotoAnswer } from '@pennyplate/contract/recipes/page-photo'
import { PAGE_PHOTOS_MAX } from '@pennyplate/domain/own-recipe/page-photo'
import { useState } from 'react'
import { usePhotos } from '../../lib/use-photos.ts'
import { bringMessages as words } from '../../messages/bring-recipes.ts'
import { pagePhotoMessages as photoWords } from '../../messages/page-photos.ts'
import { Button } from '../../ui/button.tsx'
import { PhotoDrop } from '../../ui/photo-drop.tsx'
import { PhotoProgress } from '../../ui/photo-progress.tsx'
import styles from './bring.module.css'
import { postPagePhoto } from './bring-calls.ts'
import { type PhotoPage, pageOf, textOfPages } from './page-photos.ts'
import { PhotoPageFields } from './photo-page-fields.tsx'
import type { useReading } from './use-reading.ts'

type PhotoFormProps = { readonly reading: ReturnType<typeof useReading> }

/** Photos of a card or of pages become text, which is compared with them and then read as a recipe. */
export function PhotoForm({ reading }: PhotoFormProps) {
  const [read, setRead] = useState<readonly PhotoPage[]>([])
  const photos = usePhotos(postPagePhoto, (answer, { id, file }) => {
    if (answer.lines.length === 0) return
    reading.reset()
    setRead((known) => [...known.filter((one) => one.id !== id), pageOf(id, file, answer)])
  })
  // In the order they were chosen, also if one was tried again.
  const pages = photos.photos.flatMap(({ id }) => read.find((one) => one.id === id) ?? [])
  const text = textOfPages(pages)
  const change = (page: PhotoPage) =>
    setRead((known) => known.map((one) => (one.id === page.id ? page : one)))

  return (
    <div className={styles.form}>
      <PhotoDrop
        most={PAGE_PHOTOS_MAX - photos.photos.length}
        label={photos.photos.length === 0 ? photoWords.choose : photoWords.chooseMore}
        hint={photoWords.hint}
        isWorking={photos.isWorking}
        isFirstStep={pages.length === 0}
        isFull={photos.photos.length >= PAGE_PHOTOS_MAX}
        onFiles={photos.add}
      />
      {photos.photos.length > 0 && (
        <PhotoProgress
          photos={photos.photos}
          saidOf={saidOf}
          onCancel={photos.cancel}
          onRetry={photos.retry}
        />
      )}
      {pages.length > 0 && (
        <section className={styles.pages} aria-labelledby="photo-text">
          <h3 id="photo-text" className={styles.heading}>
            {photoWords.check}
          </h3>
          <p className={styles.soft}>{photoWords.checkLead}</p>
          {pages.map((page, at) => (
            <PhotoPageFields
              key={page.id}
              page={page}
              label={photoWords.textOf(at + 1, pages.length)}
              onChange={change}
              onRemove={() => {
                setRead((known) => known.filter(({ id }) => id !== page.id))
                photos.remove(page.id)
              }}
            />
          ))}
          <div className={styles.actions}>
            <Button
              look={reading.data?.found.length ? 'secondary' : 'primary'}
              loading={reading.isPending}
              disabled={photos.isWorking || text === ''}
              onClick={() => reading.mutate({ text })}
            >
              {reading.isPending ? words.reading : words.read}
            </Button>
            <Button
              look="quiet"
              disabled={photos.isWorking}
              onClick={() => {
                setRead([])
                photos.clear()
                reading.reset()
              }}
            >
              {photoWords.startAgain}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}

function saidOf({ lines, problem, failure }: PagePhotoAnswer): string {
  const found = lines.length > 0 ? photoWords.found(lines.length) : photoWords.problems[problem ?? 'no-text']
  return failure ? `${found} ${photoWords.withoutModel}` : found
}
