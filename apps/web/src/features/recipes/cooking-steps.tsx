import { recipeMessages as words } from '../../messages/recipes.ts'
import styles from './recipe-sheet.module.css'

export function CookingSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <section className={styles.part} aria-labelledby="recipe-steps">
      <h3 id="recipe-steps">{words.steps}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
