import { searchIn } from '@pennyplate/domain/recipe-box/search-recipes'
import { mealTime } from '@pennyplate/domain/week/meal-start'
import { plateCents, plateNutrient } from '@pennyplate/domain/week/week-plate'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { timeFacts } from '../../../messages/dish-time.ts'
import { explainError, failureMessages } from '../../../messages/failures.ts'
import { mealPlanMessages } from '../../../messages/meal-plan.ts'
import { plateMessages as words } from '../../../messages/plates.ts'
import { replaceMessages } from '../../../messages/replace-meal.ts'
import { sideChoiceMessages } from '../../../messages/side-choices.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { factLine } from '../../../messages/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SideChoice, StoredSide } from '../plan-calls.ts'
import { ChoiceDeltas } from './choice-deltas.tsx'
import styles from './replace-dialog.module.css'

type SideChoicesProps = {
  /** What the choices are for, so that each question is asked once. */
  readonly question: readonly unknown[]
  readonly find: (signal: AbortSignal) => Promise<readonly SideChoice[]>
  readonly onTake: (side: StoredSide) => void
  readonly onBack: () => void
}

/** Other sides for a meal, each with what it changes: the most usual first, then a search over all that suit. */
export function SideChoices({ question, find, onTake, onBack }: SideChoicesProps) {
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
      {isFetching && <Loading label={words.swapLoading} />}
      {!isFetching && error && (
        <Notice
          tone="error"
          action={<Button onClick={() => void refetch()}>{failureMessages.tryAgain}</Button>}
        >
          {words.changeFailed(explainError(error))}
        </Notice>
      )}
      {data?.length === 0 && <p>{words.noSwaps}</p>}
      {data && data.length > 0 && (
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
        <FoundSides choices={data} onTake={onTake} />
      ) : (
        <SideRows choices={data?.filter(({ isSuggested }) => isSuggested) ?? []} onTake={onTake} />
      )}
      <DialogActions>
        <Button onClick={onBack}>{words.backToPlate}</Button>
      </DialogActions>
    </>
  )
}

type ChoicesProps = Pick<SideChoicesProps, 'onTake'> & { readonly choices: readonly SideChoice[] }

const PAGE = 12

/** Every side that suits, by words of its name or foods, mistakes allowed. */
function FoundSides({ choices, onTake }: ChoicesProps) {
  const [text, setText] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const search = useMemo(() => searchIn(choices.map(searchedSide)), [choices])
  const places = search.find(text)
  const found = places ? places.flatMap(({ at }) => choices[at] ?? []) : choices
  return (
    <>
      <TextField
        type="search"
        label={sideChoiceMessages.search}
        placeholder={sideChoiceMessages.searchExample}
        value={text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => {
          setText(event.currentTarget.value)
          setLimit(PAGE)
        }}
      />
      <p role="status" className={styles.soft}>
        {sideChoiceMessages.found(found.length)}
      </p>
      {found.length === 0 && <p>{sideChoiceMessages.nothing}</p>}
      <SideRows choices={found.slice(0, limit)} onTake={onTake} />
      {found.length > limit && (
        <Button onClick={() => setLimit(limit + PAGE)}>{sideChoiceMessages.more}</Button>
      )}
    </>
  )
}

function searchedSide({ side, foods }: SideChoice) {
  const named = foods.map((name) => ({ id: '', name }))
  return { name: side.name, otherNames: [], foods: named, tags: [], meals: [], diets: [] }
}

function SideRows({ choices, onTake }: ChoicesProps) {
  return (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <SideRow key={choice.side.recipeId ?? choice.side.name} choice={choice} onTake={onTake} />
      ))}
    </ul>
  )
}

type SideRowProps = Pick<SideChoicesProps, 'onTake'> & { readonly choice: SideChoice }

function SideRow({ choice, onTake }: SideRowProps) {
  const { side } = choice
  return (
    <li className={styles.side}>
      <div className={styles.text}>
        <p className={styles.name}>{side.name}</p>
        {side.remakesAs !== undefined && <p className={styles.soft}>{words.remakes(side.remakesAs)}</p>}
        <p className={styles.soft}>{factLine(factsOf(side))}</p>
        <ChoiceDeltas choice={choice} />
      </div>
      <div className={styles.sideEnd}>
        <SidePrice cents={plateCents(side)} />
        <Button aria-label={mealPlanMessages.takeChoice(side.name)} onClick={() => onTake(side)}>
          {mealPlanMessages.take}
        </Button>
      </div>
    </li>
  )
}

function SidePrice({ cents }: { readonly cents: number | null }) {
  return cents === null ? null : <PriceTag priceCents={cents} unit={uiMessages.perServing} />
}

function factsOf(side: StoredSide): string[] {
  const kcal = plateNutrient(side, 'calories')
  return [...timeFacts(mealTime(side)), ...(kcal === null ? [] : [mealPlanMessages.kcal(kcal)])]
}
