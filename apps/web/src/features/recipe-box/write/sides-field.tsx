import { OWN_RECIPE_LIMITS } from '@pennyplate/domain/own-recipe/own-recipe-limits'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type SidesWish, ownRecipeMessages as words } from '../../../messages/own-recipes.ts'
import { Button } from '../../../ui/button.tsx'
import { OneOf } from '../../../ui/choice-chips.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRecipeIndex } from '../use-recipe-index.ts'
import { sidesMatching } from './sides-matching.ts'
import styles from './write.module.css'

const CHOICES = ['planner', 'nothing', 'chosen'] as const satisfies readonly SidesWish[]

type Sides = readonly string[] | undefined

type SidesFieldProps = {
  readonly meals: readonly DishMeal[]
  /** Undefined: the planner chooses. None: nothing goes with it. */
  readonly sides: Sides
  readonly onChange: (sides: Sides) => void
}

/** What a recipe is served with: what the planner chooses, nothing, or sides by name. */
export function SidesField({ meals, sides, onChange }: SidesFieldProps) {
  const [isChoosing, setIsChoosing] = useState(sides !== undefined && sides.length > 0)
  const choice: SidesWish = sides === undefined ? 'planner' : isChoosing ? 'chosen' : 'nothing'
  return (
    <div className={styles.foods}>
      <OneOf
        legend={words.goesWith}
        hint={words.goesWithHint}
        options={CHOICES}
        labels={words.sideChoices}
        value={choice}
        onChange={(next) => {
          setIsChoosing(next === 'chosen')
          onChange(next === 'planner' ? undefined : [])
        }}
      />
      {choice === 'chosen' && <ChosenSides meals={meals} sides={sides ?? []} onChange={onChange} />}
    </div>
  )
}

type ChosenSidesProps = SidesFieldProps & { readonly sides: readonly string[] }

function ChosenSides({ meals, sides, onChange }: ChosenSidesProps) {
  const all = useRecipeIndex().data?.sides ?? []
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const found = sidesMatching(all, { typed, meals, chosen: sides })
  const nameOf = (id: string) => all.find((side) => side.id === id)?.name ?? words.unknownSide
  const isFull = sides.length >= OWN_RECIPE_LIMITS.sides

  /** The button that was pressed goes away, so the search has the focus next. */
  function change(next: readonly string[]): void {
    onChange(next)
    setTyped('')
    search.current?.focus()
  }

  return (
    <>
      {sides.length === 0 && <p className={styles.soft}>{words.noSidesYet}</p>}
      <ul className={styles.chosen}>
        {sides.map((id) => (
          <li key={id}>
            <Button
              icon={<IconX size={16} aria-hidden="true" />}
              aria-label={words.removeSide(nameOf(id))}
              onClick={() => change(sides.filter((one) => one !== id))}
            >
              {nameOf(id)}
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        ref={search}
        label={words.findSide}
        placeholder={words.findSideExample}
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would save the whole recipe.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p role="status" className={styles.soft}>
        {isFull ? words.sidesFull : typed.trim() === '' ? words.oneOfAKind : words.sidesFound(found.length)}
      </p>
      <div className={styles.found}>
        {!isFull &&
          found.map(({ id, name }) => (
            <Button
              key={id}
              look="quiet"
              icon={<IconPlus size={16} aria-hidden="true" />}
              aria-label={words.addSide(name)}
              onClick={() => change([...sides, id])}
            >
              {name}
            </Button>
          ))}
      </div>
    </>
  )
}
