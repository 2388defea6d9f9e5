import type { ReactNode } from 'react'
import { useState } from 'react'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { Button } from '../../ui/button.tsx'
import styles from './recipe-box.module.css'

/** A screen of a desktop, and a few of a phone. */
const PAGE = 24

type BoxListProps<R> = {
  readonly recipes: readonly R[]
  readonly renderRow: (recipe: R) => ReactNode
}

/** The first recipes of a long list, and a button for the next. The parent gives it a new key for another question. */
export function BoxList<R extends { readonly id: string }>({ recipes, renderRow }: BoxListProps<R>) {
  const [limit, setLimit] = useState(PAGE)
  const shown = recipes.slice(0, limit)
  const left = recipes.length - shown.length
  return (
    <>
      <ul className={styles.list}>
        {shown.map((recipe) => (
          <li key={recipe.id}>{renderRow(recipe)}</li>
        ))}
      </ul>
      {recipes.length > PAGE && (
        <div className={styles.more}>
          <p role="status" className={styles.soft}>
            {words.shown(shown.length, recipes.length)}
          </p>
          {left > 0 && (
            <Button onClick={() => setLimit(limit + PAGE)}>{words.more(Math.min(PAGE, left))}</Button>
          )}
        </div>
      )}
    </>
  )
}
