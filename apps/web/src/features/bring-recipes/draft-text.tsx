import { memoryFor } from '@pennyplate/domain/own-recipe/line-memory'
import { type DraftPart, isHeading, type RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bringMessages as words } from '../../messages/bring-recipes.ts'
import { useDocument } from '../../store/use-document.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import styles from './bring.module.css'
import { describeDraft } from './bring-calls.ts'

type DraftTextProps = {
  readonly id: string
  readonly draft: RecipeDraft
  /** Says beside each line which food it is. */
  readonly withReading: boolean
}

/** The lines and steps of a recipe as its writer wrote them. A page's markup never comes this far: it is all text. */
export function DraftText({ id, draft, withReading }: DraftTextProps) {
  const { zipCode } = withDefaults(useDocument('profile').value)
  const memory = memoryFor(useDocument('lineTies').value ?? {}, draft.lines)
  const meant = new Set(Object.values(memory))
  const foods = (useDocument('ownFoods').value ?? []).filter((food) => meant.has(food.id))
  const reading = useQuery({
    queryKey: ['describe-draft', id, zipCode, memory, foods],
    enabled: withReading && draft.lines.length > 0,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => describeDraft(draft, { zipCode: zipCode.slice(0, 10), memory, foods }, signal),
  })
  const open = reading.data?.open ?? 0
  return (
    <div className={styles.draft}>
      <div>
        <h5 className={styles.part}>{words.ingredients}</h5>
        {draft.lines.length === 0 && <p className={styles.soft}>{words.noIngredients}</p>}
        <Parts
          parts={draft.lines}
          beside={(at) => {
            const line = reading.data?.lines[at]
            if (line?.is === 'open')
              return (
                <span className={styles.beside} data-open>
                  {words.unknownFood}
                </span>
              )
            return line?.food ? <span className={styles.beside}>{line.food.name}</span> : null
          }}
        />
        {open > 0 && <p className={styles.soft}>{words.openLines(open)}</p>}
      </div>
      <div>
        <h5 className={styles.part}>{words.steps}</h5>
        {draft.steps.length === 0 && <p className={styles.soft}>{words.noSteps}</p>}
        <Parts parts={draft.steps} areSteps />
        {draft.notes.length > 0 && <h5 className={styles.part}>{words.notes}</h5>}
        <Parts parts={draft.notes.map((text) => ({ text }))} />
      </div>
    </div>
  )
}

type PartsProps = {
  readonly parts: readonly DraftPart[]
  /** Numbered, except for the headings among them. */
  readonly areSteps?: boolean
  readonly beside?: (at: number) => ReactNode
}

function Parts({ parts, areSteps = false, beside }: PartsProps) {
  if (parts.length === 0) return null
  const List = areSteps ? 'ol' : 'ul'
  return (
    <List className={joinClasses(styles.parts, areSteps && styles.steps)}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a draft never move, and two may be the same
        <li key={at} data-step={isHeading(part) ? undefined : ''}>
          {isHeading(part) ? <strong>{part.heading}</strong> : part.text} {beside?.(at)}
        </li>
      ))}
    </List>
  )
}
