import { useState } from 'react'
import { useMatchingFoods } from '../../../lib/use-matching-foods.ts'
import { ownRecipeMessages as words } from '../../../messages/own-recipes.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './write.module.css'

type FoodOfLineProps = { readonly line: string; readonly onChoose: (foodId: string) => void }

/** Asks which food a line means, by its name. */
export function FoodOfLine({ line, onChoose }: FoodOfLineProps) {
  const [typed, setTyped] = useState('')
  const { asked, found, isError, isFetching } = useMatchingFoods(typed)
  return (
    <div className={styles.foods}>
      <TextField
        label={words.foodOf(line)}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className={styles.soft}>
        {statusOf()}
      </p>
      <div className={styles.found}>
        {found.map(({ foodId, name }) => (
          <Button key={foodId} onClick={() => onChoose(foodId)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  )

  function statusOf(): string {
    if (asked === '') return ''
    if (isError) return words.searchFailed
    if (isFetching) return words.searching
    return found.length === 0 ? words.nothingFound(asked) : words.choose
  }
}
