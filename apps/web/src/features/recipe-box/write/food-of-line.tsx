import { ownFoodsCalled } from '@pennyplate/domain/own-food/own-food'
import { foodWordsOf } from '@pennyplate/domain/own-recipe/line-memory'
import { useState } from 'react'
import { useMatchingFoods } from '../../../lib/use-matching-foods.ts'
import { ownFoodMessages } from '../../../messages/own-foods.ts'
import { ownRecipeMessages as words } from '../../../messages/own-recipes.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LazyOwnFoodDialog } from '../own-food/lazy-own-food-dialog.tsx'
import { useOwnFoods } from '../own-food/use-own-foods.ts'
import styles from './write.module.css'

type FoodOfLineProps = { readonly line: string; readonly onChoose: (foodId: string) => void }

const OWN_SHOWN_MAX = 4

/** Asks which food a line means: one of ours, one the household added, or one it adds now. */
export function FoodOfLine({ line, onChoose }: FoodOfLineProps) {
  const [typed, setTyped] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const { foods } = useOwnFoods()
  const { asked, found, isError, isFetching } = useMatchingFoods(typed)
  const own = ownFoodsCalled(foods, asked).slice(0, OWN_SHOWN_MAX)
  const called = typed.trim() || capitalized(asWritten(line, foodWordsOf(line))) || line
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
        {own.map(({ id, name }) => (
          <Button key={id} onClick={() => onChoose(id)}>
            {`${name} (${ownFoodMessages.isYours})`}
          </Button>
        ))}
        {found.map(({ foodId, name }) => (
          <Button key={foodId} onClick={() => onChoose(foodId)}>
            {name}
          </Button>
        ))}
        <Button look="quiet" onClick={() => setIsAdding(true)}>
          {ownFoodMessages.add(called)}
        </Button>
      </div>
      {isAdding && <LazyOwnFoodDialog food={called} onSaved={onChoose} onClose={() => setIsAdding(false)} />}
    </div>
  )

  function statusOf(): string {
    if (asked === '') return ''
    if (isError) return words.searchFailed
    if (isFetching) return words.searching
    return found.length + own.length === 0 ? words.nothingFound(asked) : words.choose
  }
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** The words as their writer wrote them, small and large letters. */
function asWritten(line: string, words: string): string {
  const at = line.replaceAll('’', "'").toLowerCase().indexOf(words)
  return at < 0 ? words : line.slice(at, at + words.length)
}
