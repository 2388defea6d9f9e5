import type { WeekSide } from '@pennyplate/domain/week/week-plan'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { explainError, failureMessages } from '../../../messages/failures.ts'
import { plateMessages as words } from '../../../messages/plates.ts'
import { replaceMessages } from '../../../messages/replace-meal.ts'
import { sideChoiceMessages } from '../../../messages/side-choices.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { FoundSides } from '../plan-calls.ts'
import { SideRows } from './side-rows.tsx'
import { SideSearch } from './side-search.tsx'

type SideChoicesProps = {
  /** What the choices are for, so that each question is asked once. */
  readonly question: readonly unknown[]
  readonly find: (signal: AbortSignal) => Promise<FoundSides>
  /** What else of the bill changes. */
  readonly note: ReactNode
  readonly onTake: (side: WeekSide) => void
  readonly onBack: () => void
}

/** Sides for a meal, each with what it changes: the most usual first, then a search over all there are. */
export function SideChoices({ question, find, note, onTake, onBack }: SideChoicesProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['side-choices', ...question],
    // Offline, fail at once with a message instead of waiting.
    networkMode: 'always',
    retry: false,
    queryFn: ({ signal }) => find(signal),
  })
  const [view, setView] = useState<'suggestions' | 'search'>('suggestions')
  return (
    <>
      {note}
      {isFetching && <Loading label={words.swapLoading} />}
      {!isFetching && error && (
        <Notice
          tone="error"
          action={<Button onClick={() => void refetch()}>{failureMessages.tryAgain}</Button>}
        >
          {words.changeFailed(explainError(error))}
        </Notice>
      )}
      {data?.choices.length === 0 && <p>{words.noSwaps}</p>}
      {data && data.choices.length > 0 && (
        <Segments
          legend={replaceMessages.views}
          value={view}
          options={[
            { value: 'suggestions', label: replaceMessages.suggestions },
            { value: 'search', label: sideChoiceMessages.all },
          ]}
          onChange={setView}
        />
      )}
      {data && view === 'search' ? (
        <SideSearch found={data} onTake={onTake} />
      ) : (
        <SideRows choices={data?.choices.filter(({ isSuggested }) => isSuggested) ?? []} onTake={onTake} />
      )}
      <DialogActions>
        <Button onClick={onBack}>{words.backToPlate}</Button>
      </DialogActions>
    </>
  )
}
