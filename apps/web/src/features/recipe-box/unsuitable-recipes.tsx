import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { Button } from '../../ui/button.tsx'
import styles from './recipe-box.module.css'

type UnsuitableProps = { readonly count: number; readonly areShown: boolean; readonly onToggle: () => void }

/** How many recipes match and do not suit, and a button that shows them. */
export function UnsuitableRecipes({ count, areShown, onToggle }: UnsuitableProps) {
  if (count === 0) return null
  return (
    <p className={styles.unsuitable}>
      {!areShown && <span>{words.unsuitable(count)}</span>}
      <Button onClick={onToggle}>{areShown ? words.hideUnsuitable : words.showUnsuitable}</Button>
    </p>
  )
}
