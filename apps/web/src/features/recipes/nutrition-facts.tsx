import { recipeMessages as words } from '../../messages/recipes.ts'
import styles from './recipe-sheet.module.css'
import { NUTRIENTS, type Nutrition } from './recipe-view.ts'

export function NutritionFacts({ nutrition }: { readonly nutrition: Nutrition }) {
  return (
    <section className={styles.part} aria-labelledby="recipe-nutrition">
      <h3 id="recipe-nutrition">{words.nutrition}</h3>
      <dl className={styles.nutrition}>
        {NUTRIENTS.map((nutrient) => (
          <div key={nutrient}>
            <dt>{words.nutrients[nutrient]}</dt>
            <dd data-unknown={nutrition[nutrient] === null || undefined}>
              {words.amount(nutrition[nutrient], words.nutrientUnits[nutrient])}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.soft}>{words.nutritionHint}</p>
    </section>
  )
}
