import { formatCents } from '@pennyplate/domain/money'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { aheadFact, startFact, timeFacts } from '../../messages/dish-time.ts'
import { ownRecipeMessages } from '../../messages/own-recipes.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { factLine } from '../../messages/wording.ts'
import { DishDrawing } from '../../ui/dish-drawing.tsx'
import { PriceTag } from '../../ui/price-tag.tsx'
import styles from './recipe-sheet.module.css'
import type { RecipeView } from './recipe-view.ts'
import type { ScaledRecipe } from './scale-recipe.ts'

type RecipeHeadProps = {
  readonly recipe: RecipeView
  readonly served: ScaledRecipe
  readonly place: string | undefined
  readonly slot: MealSlotName | undefined
}

export function RecipeHead({ recipe, served, place, slot }: RecipeHeadProps) {
  const difficulty = words.difficulty[recipe.difficulty ?? '']
  const facts = [
    ...(place === undefined ? [] : [place]),
    ...timeFacts(served.time),
    ...startFact(served.time, slot, recipe.ahead),
    ...aheadFact(recipe.ahead),
    ...(difficulty === undefined ? [] : [difficulty]),
    words.serves(served.servings),
  ]
  return (
    <div className={styles.head}>
      <DishDrawing dish={recipe.dish} width={240} isFirst isLarge />
      <div className={styles.about}>
        {recipe.description !== '' && <p>{recipe.description}</p>}
        {recipe.madeWith.length > 0 && <p>{recipe.madeWith.join(' ')}</p>}
        <p className={styles.soft}>{factLine(facts)}</p>
        {recipe.servingCents === null ? (
          <p className={styles.soft}>
            {recipe.unpriced > 0 ? ownRecipeMessages.noPrice(recipe.unpriced) : words.noPrice}
          </p>
        ) : (
          <p className={styles.price}>
            <PriceTag priceCents={recipe.servingCents} unit={words.perServing} />
            <span className={styles.soft}>
              {words.adultServing(
                recipe.isMadeOtherwise,
                served.cents === null || served.servings === 1
                  ? undefined
                  : words.forAll(formatCents(served.cents), served.servings),
              )}
            </span>
          </p>
        )}
        {recipe.unpriced > 0 && recipe.servingCents !== null && (
          <p className={styles.soft}>{ownRecipeMessages.withoutPrice(recipe.unpriced)}</p>
        )}
      </div>
    </div>
  )
}
