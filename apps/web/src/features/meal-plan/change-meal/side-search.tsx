import { SIDE_ROLES, type SideRole } from '@pennyplate/domain/recipe/plate'
import { searchIn } from '@pennyplate/domain/recipe-box/search-recipes'
import { mealTime } from '@pennyplate/domain/week/meal-start'
import type { WeekSide } from '@pennyplate/domain/week/week-plan'
import { useMemo, useState } from 'react'
import { recipeBoxMessages } from '../../../messages/recipe-box.ts'
import { sideChoiceMessages as words } from '../../../messages/side-choices.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FoundSides, SideChoice, UnsuitableSide } from '../plan-calls.ts'
import styles from './replace-dialog.module.css'
import { SideRows } from './side-rows.tsx'

type SideSearchProps = {
  readonly found: FoundSides
  readonly onTake: (side: WeekSide) => void
}

const PAGE = 12
const MINUTES = [5, 15, 30] as const

/** Every side by words of its name or foods, mistakes allowed, by what it is and how long it takes; on request also what does not suit. */
export function SideSearch({ found: { choices, unsuitable }, onTake }: SideSearchProps) {
  const [text, setText] = useState('')
  const [kind, setKind] = useState<SideRole>()
  const [minutes, setMinutes] = useState<number>()
  const [limit, setLimit] = useState(PAGE)
  const [withUnsuitable, setWithUnsuitable] = useState(false)
  const inChoices = useMemo(
    () => searchIn(choices.map(({ side, foods }) => searched(side.name, foods))),
    [choices],
  )
  const inOthers = useMemo(
    () => searchIn(unsuitable.map(({ name, foods }) => searched(name, foods))),
    [unsuitable],
  )

  const isKind = ({ role }: Pick<SideChoice, 'role'>) => kind === undefined || role === kind
  const isQuick = ({ side }: SideChoice) =>
    minutes === undefined || (mealTime(side)?.readyMinutes ?? Infinity) <= minutes
  const found = matching(choices, inChoices.find(text)).filter((choice) => isKind(choice) && isQuick(choice))
  const others = matching(unsuitable, inOthers.find(text)).filter(isKind)
  const kinds = SIDE_ROLES.filter((role) => [...choices, ...unsuitable].some((side) => side.role === role))

  return (
    <>
      <TextField
        type="search"
        label={words.search}
        placeholder={words.searchExample}
        value={text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => {
          setText(event.currentTarget.value)
          setLimit(PAGE)
        }}
      />
      <div className={styles.narrow}>
        <Select
          label={words.kind}
          value={kind ?? ''}
          options={[
            { value: '', label: words.anyKind },
            ...kinds.map((role) => ({ value: role, label: words.kinds[role] })),
          ]}
          onChange={(event) => setKind(kinds.find((role) => role === event.currentTarget.value))}
        />
        <Select
          label={words.time}
          value={`${minutes ?? ''}`}
          options={[
            { value: '', label: words.anyTime },
            ...MINUTES.map((most) => ({ value: `${most}`, label: words.minutesAtMost(most) })),
          ]}
          onChange={(event) => setMinutes(MINUTES.find((most) => `${most}` === event.currentTarget.value))}
        />
      </div>
      <p role="status" className={styles.soft}>
        {words.found(found.length)}
      </p>
      {found.length === 0 && <p>{words.nothing}</p>}
      <SideRows choices={found.slice(0, limit)} onTake={onTake} />
      {found.length > limit && <Button onClick={() => setLimit(limit + PAGE)}>{words.more}</Button>}
      {others.length > 0 && !withUnsuitable && (
        <p className={styles.soft}>{words.unsuitable(others.length)}</p>
      )}
      {others.length > 0 && (
        <Button onClick={() => setWithUnsuitable(!withUnsuitable)}>
          {withUnsuitable ? words.hideUnsuitable : words.showUnsuitable}
        </Button>
      )}
      {withUnsuitable && (
        <ul className={styles.choices}>
          {others.map((side) => (
            <UnsuitableRow key={side.name} side={side} />
          ))}
        </ul>
      )}
    </>
  )
}

function UnsuitableRow({ side: { name, unsuitable } }: { readonly side: UnsuitableSide }) {
  return (
    <li className={styles.side}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.unsuitable}>{recipeBoxMessages.does(unsuitable)}</p>
      </div>
    </li>
  )
}

/** All of them, the usual order kept, if no words are given. */
function matching<T>(
  sides: readonly T[],
  places: readonly { readonly at: number }[] | null | undefined,
): readonly T[] {
  return places ? places.flatMap(({ at }) => sides[at] ?? []) : sides
}

function searched(name: string, foods: readonly string[]) {
  return {
    name,
    otherNames: [],
    foods: foods.map((food) => ({ id: '', name: food })),
    tags: [],
    meals: [],
    diets: [],
  }
}
