import type { NamedFood } from '@pennyplate/contract/foods/foods'
import { useState } from 'react'
import { useMatchingFoods } from '../lib/use-matching-foods.ts'
import { settlingMessages as words } from '../messages/settling.ts'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import styles from './settle-phrase.module.css'
import { TextField } from './text-field.tsx'

type ChooseFoodsProps = {
  readonly phrase: string
  readonly onChoose: (foodIds: string[]) => void
}

/** Searches foods by name, to check one or more. */
export function ChooseFoods({ phrase, onChoose }: ChooseFoodsProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly NamedFood[]>([])
  const { asked, found, isError, isFetching } = useMatchingFoods(typed)
  const others = found.filter(({ foodId }) => !chosen.some((food) => food.foodId === foodId))
  const toggle = (food: NamedFood) =>
    setChosen(
      chosen.some(({ foodId }) => foodId === food.foodId)
        ? chosen.filter(({ foodId }) => foodId !== food.foodId)
        : [...chosen, food],
    )
  return (
    <div className={styles.foods}>
      <TextField
        label={words.search}
        hint={words.searchHint(phrase)}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.chips}>
        {[...chosen, ...others].map((food) => (
          <Chip key={food.foodId} isPressed={chosen.includes(food)} onPress={() => toggle(food)}>
            {food.name}
          </Chip>
        ))}
      </div>
      <p role="status" className={styles.hint}>
        {statusOf()}
      </p>
      <Button disabled={chosen.length === 0} onClick={() => onChoose(chosen.map(({ foodId }) => foodId))}>
        {words.useFoods(chosen.length)}
      </Button>
    </div>
  )

  function statusOf(): string {
    if (asked === '') return words.chosen(chosen.length)
    if (isError) return words.searchFailed
    if (isFetching) return words.searching
    return found.length === 0 ? words.nothingFound(asked) : words.chosen(chosen.length)
  }
}
