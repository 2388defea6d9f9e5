import type { TasteAnswer } from '@pennyplate/contract/taste/taste'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { explainError } from '../../messages/failures.ts'
import { surenessWord, tasteReason, traitName, tasteMessages as words } from '../../messages/taste.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { notify } from '../../ui/notify.ts'
import styles from './learned-taste-card.module.css'
import { fetchTaste, requestCorrection, requestReset } from './taste-calls.ts'

type Told = TasteAnswer['traits'][number]

const TASTE_KEY = 'taste'

/** What was learned of the household's taste, with why and how sure. For Settings. */
export function LearnedTasteCard({ userId }: { readonly userId: string }) {
  const queryKey = [TASTE_KEY, userId]
  const client = useQueryClient()
  const lists = useRef<HTMLDivElement>(null)
  const taste = useQuery({ queryKey, queryFn: ({ signal }) => fetchTaste(signal), networkMode: 'always' })
  const correct = useMutation({
    mutationFn: ({ trait }: Told) => requestCorrection(trait),
    networkMode: 'always',
    onSuccess: (answer, told) => {
      client.setQueryData<TasteAnswer>(queryKey, answer)
      // The row and its button are gone.
      lists.current?.focus()
      notify.success(words.corrected(traitName(told)))
    },
    onError: (error) => notify.error(words.correctFailed(explainError(error))),
  })
  return (
    <Card title={words.title}>
      <p className={styles.soft}>{words.lead}</p>
      {taste.isPending && <p role="status">{words.loading}</p>}
      {taste.isError && !taste.data && (
        <LoadFailed
          text={words.failed(explainError(taste.error))}
          isRetrying={taste.isFetching}
          onRetry={() => void taste.refetch()}
        />
      )}
      {taste.data && (
        <div ref={lists} tabIndex={-1} className={styles.lists}>
          <Learned
            taste={taste.data}
            going={correct.isPending ? correct.variables.trait : undefined}
            onCorrect={(told) => correct.mutate(told)}
          />
        </div>
      )}
      {taste.data && taste.data.events > 0 && (
        <ResetTaste onReset={() => client.setQueryData<TasteAnswer>(queryKey, { traits: [], events: 0 })} />
      )}
    </Card>
  )
}

type LearnedProps = Readonly<{
  taste: TasteAnswer
  /** The trait that is being corrected. */
  going: string | undefined
  onCorrect: (told: Told) => void
}>

function Learned({ taste, going, onCorrect }: LearnedProps) {
  if (taste.traits.length === 0) return <p>{taste.events === 0 ? words.none : words.unsure}</p>
  const list = (title: string, traits: readonly Told[]) =>
    traits.length > 0 && (
      <section className={styles.half}>
        <h3 className={styles.heading}>{title}</h3>
        <ul className={styles.rows}>
          {traits.map((told) => (
            <Row
              key={told.trait}
              told={told}
              isGoing={told.trait === going}
              onCorrect={() => onCorrect(told)}
            />
          ))}
        </ul>
      </section>
    )
  return (
    <>
      {list(
        words.likes,
        taste.traits.filter(({ stars }) => stars > 0),
      )}
      {list(
        words.dislikes,
        taste.traits.filter(({ stars }) => stars < 0),
      )}
    </>
  )
}

type RowProps = Readonly<{ told: Told; isGoing: boolean; onCorrect: () => void }>

function Row({ told, isGoing, onCorrect }: RowProps) {
  const name = traitName(told)
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>
          {tasteReason(told)} {surenessWord(told.sureness)}.
        </p>
      </div>
      <Button aria-label={words.notTrueNamed(name)} loading={isGoing} onClick={onCorrect}>
        {words.notTrue}
      </Button>
    </li>
  )
}

function ResetTaste({ onReset }: { readonly onReset: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const reset = useMutation({
    mutationFn: requestReset,
    networkMode: 'always',
    onSuccess: () => {
      onReset()
      notify.success(words.resetDone)
    },
    onError: (error) => notify.error(words.correctFailed(explainError(error))),
    onSettled: () => setIsAsking(false),
  })
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{words.reset}</Button>
      <ConfirmDialog
        opened={isAsking}
        title={words.resetTitle}
        confirmLabel={words.reset}
        cancelLabel={words.resetKeep}
        tone="danger"
        loading={reset.isPending}
        onConfirm={() => reset.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{words.resetText}</p>
      </ConfirmDialog>
    </div>
  )
}
