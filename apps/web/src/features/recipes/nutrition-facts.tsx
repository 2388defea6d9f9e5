import type { KnownNutrition } from '@pennyplate/contract/ai/meal'
import { MEAL_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import { nutrientNames, nutrientUnits } from '../../messages/nutrients.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import styles from './recipe-sheet.module.css'

export function NutritionFacts({ nutrition }: { readonly nutrition: KnownNutrition }) {
  return (
    <section className={styles.part} aria-labelledby="recipe-nutrition">
      <h3 id="recipe-nutrition">{words.nutrition}</h3>
      <dl className={styles.nutrition}>
        {MEAL_NUTRIENTS.map((nutrient) => (
          <div key={nutrient}>
            <dt>{nutrientNames[nutrient]}</dt>
            <dd data-unknown={nutrition[nutrient] === null || undefined}>
              {words.amount(nutrition[nutrient], nutrientUnits[nutrient])}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.soft}>{words.nutritionHint}</p>
    </section>
  )
}
