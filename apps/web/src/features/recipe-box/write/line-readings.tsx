import type { OwnFood } from '@pennyplate/domain/own-food/own-food'
import { HARMLESS, isHeading, type LineTie, tieKey } from '@pennyplate/domain/own-recipe/own-recipe'
import { ownRecipeMessages as words } from '../../../messages/own-recipes.ts'
import { Notice } from '../../../ui/notice.tsx'
import { OwnLineRow } from './own-line-row.tsx'
import type { useDescription } from './use-description.ts'
import styles from './write.module.css'

type LineReadingsProps = {
  readonly description: ReturnType<typeof useDescription>
  /** Undefined lets the words of the line count again. */
  readonly onTie: (key: string, tie: LineTie | undefined) => void
  /** The line's words mean nothing to other recipes any more. */
  readonly onForget: (line: string) => void
  readonly onFoodRemoved: (food: OwnFood) => void
}

/** Beside the typed ingredients: which food each is, or the question which it is. */
export function LineReadings({ description, onTie, onForget, onFoodRemoved }: LineReadingsProps) {
  const { lines, readingOf, whole, isFailed } = description
  const seen = new Map<string, number>()
  return (
    <section className={styles.readings} aria-label={words.readings}>
      <h3 className={styles.heading}>{words.readings}</h3>
      <p role="status" className={styles.soft}>
        {lines.length === 0 ? words.noReadings : whole ? words.readStatus(whole.open) : words.reading}
      </p>
      {isFailed && (
        <Notice tone="error" isPatient>
          {words.readFailed}
        </Notice>
      )}
      <ol className={styles.lines}>
        {lines.map((line) => {
          const text = isHeading(line) ? line.heading : line.text
          const key = tieKey(text)
          const before = seen.get(key) ?? 0
          seen.set(key, before + 1)
          return (
            <li key={`${key} ${before}`} className={styles.line}>
              {isHeading(line) ? (
                <h4 className={styles.lineHeading}>{text}</h4>
              ) : (
                <OwnLineRow
                  text={text}
                  reading={readingOf(text)}
                  onChoose={(foodId) => onTie(key, foodId)}
                  onHarmless={() => onTie(key, HARMLESS)}
                  onFoodRemoved={onFoodRemoved}
                  onReadAgain={() => {
                    onForget(text)
                    onTie(key, undefined)
                  }}
                />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
