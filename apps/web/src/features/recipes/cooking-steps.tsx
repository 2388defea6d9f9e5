import { recipeMessages as words } from '../../messages/recipes.ts'
import { NumberedSteps } from './numbered-steps.tsx'
import styles from './recipe-sheet.module.css'
import { RowTitles } from './row-titles.tsx'
import type { ScaledStep } from './scale-recipe.ts'

export function CookingSteps({ steps }: { readonly steps: readonly ScaledStep[] }) {
  return (
    <section className={styles.part} aria-labelledby="recipe-steps">
      <h3 id="recipe-steps">{words.steps}</h3>
      <NumberedSteps
        steps={steps}
        className={styles.steps}
        renderTitle={(under) => <RowTitles under={under} />}
      />
    </section>
  )
}
