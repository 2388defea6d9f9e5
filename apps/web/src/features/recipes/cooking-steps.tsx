import { recipeMessages as words } from '../../messages/recipes.ts'
import styles from './recipe-sheet.module.css'
import type { ScaledStep } from './scale-recipe.ts'

export function CookingSteps({ steps }: { readonly steps: readonly ScaledStep[] }) {
  return (
    <section className={styles.part} aria-labelledby="recipe-steps">
      <h3 id="recipe-steps">{words.steps}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={`${step.dish} ${step.text}`}>
            <span>
              {step.dish !== undefined && <strong>{words.stepOf(step.dish)}</strong>} {step.text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
