import { recipeMessages as words } from '../../messages/recipes.ts'
import styles from './recipe-sheet.module.css'
import type { RecipeView } from './recipe-view.ts'

type RecipeTipsProps = {
  readonly storage: string
  readonly recipe: Pick<RecipeView, 'reheating' | 'mealPrepTips'>
}

export function RecipeTips({ storage, recipe: { reheating, mealPrepTips } }: RecipeTipsProps) {
  if (storage === '' && reheating === '' && mealPrepTips.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="recipe-tips">
      <h3 id="recipe-tips">{words.tips}</h3>
      <dl className={styles.tips}>
        {storage !== '' && (
          <div>
            <dt>{words.storage}</dt>
            <dd>{storage}</dd>
          </div>
        )}
        {reheating !== '' && (
          <div>
            <dt>{words.reheating}</dt>
            <dd>{reheating}</dd>
          </div>
        )}
        {mealPrepTips.length > 0 && (
          <div>
            <dt>{words.mealPrepTips}</dt>
            {mealPrepTips.map((tip) => (
              <dd key={tip}>{tip}</dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  )
}
