import { InputBase } from '@mantine/core'
import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { pagePhotoMessages as words } from '../../messages/page-photos.ts'
import { Button } from '../../ui/button.tsx'
import { fieldClassNames } from '../../ui/field-styles.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import styles from './bring.module.css'
import { type PhotoPage, rowInText } from './page-photos.ts'

type PhotoPageFieldsProps = {
  readonly page: PhotoPage
  readonly label: string
  readonly onChange: (page: PhotoPage) => void
  readonly onRemove: () => void
}

/** One page: its photo, beside it what was read, and the lines to compare. */
export function PhotoPageFields({ page, label, onChange, onRemove }: PhotoPageFieldsProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const unsure = page.unsure.filter((line) => rowInText(page.text, line))
  const unsureId = useId()

  function select(line: string) {
    const place = rowInText(page.text, line)
    if (!place || !field.current) return
    field.current.focus()
    field.current.setSelectionRange(place.start, place.end)
  }

  return (
    <div className={styles.page}>
      <Photo file={page.file} alt={words.photoOf(label)} />
      <div className={styles.pageText}>
        <InputBase
          component="textarea"
          multiline
          ref={field}
          rows={Math.min(24, Math.max(8, page.text.split('\n').length + 1))}
          label={label}
          description={page.by === 'model' ? words.byModel : undefined}
          value={page.text}
          maxLength={IMPORT_LIMITS.textChars}
          spellCheck
          autoComplete="off"
          classNames={{ ...fieldClassNames, input: joinClasses(fieldClassNames.input, styles.pasted) }}
          onChange={(event) => onChange({ ...page, text: event.currentTarget.value })}
        />
        {page.unsure.length > 0 && (
          <div className={styles.unsure}>
            <p id={unsureId} role="status" className={styles.unsureTitle}>
              {unsure.length === 0 ? words.allChecked : words.unsure(unsure.length)}
            </p>
            <ul className={styles.unsureLines} aria-labelledby={unsureId}>
              {unsure.map((line) => (
                <li key={line}>
                  <button type="button" className={styles.unsureLine} onClick={() => select(line)}>
                    {line}
                  </button>
                  <Button
                    look="quiet"
                    aria-label={words.isRightOf(line)}
                    onClick={() =>
                      onChange({ ...page, unsure: page.unsure.filter((other) => other !== line) })
                    }
                  >
                    {words.isRight}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <Button look="quiet" icon={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
            {words.leaveOut(label)}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The photo never left the browser but to be read: it is shown from memory. */
function Photo({ file, alt }: { readonly file: File; readonly alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    image.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} className={styles.pagePhoto} alt={alt} />
}
