import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { IconBrandYoutube, IconChefHat, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { AnchorButton } from '../../ui/anchor-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spoken } from '../../ui/spoken.tsx'
import { CookingSteps } from './cooking-steps.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { NutritionFacts } from './nutrition-facts.tsx'
import { OwnWordsSection } from './own-words-section.tsx'
import { PortionControls } from './portion-controls.tsx'
import { PrintedRecipe } from './printed-recipe.tsx'
import { RecipeHead } from './recipe-head.tsx'
import styles from './recipe-sheet.module.css'
import { RecipeTips } from './recipe-tips.tsx'
import type { RecipeView } from './recipe-view.ts'
import { SaveRecipePage } from './save-recipe-page.tsx'
import { isOnlyReheated, type Portions, type ScaledRecipe } from './scale-recipe.ts'
import { ShareRecipe } from './share-recipe.tsx'
import { useOwnWords } from './use-own-words.ts'

type RecipeSheetProps = {
  readonly recipe: RecipeView
  readonly portions: Portions
  readonly served: ScaledRecipe
  readonly onPortions: (portions: Portions) => void
  readonly onCook: () => void
  readonly startLabel?: string | undefined
  readonly place?: string | undefined
  readonly slot?: MealSlotName | undefined
  /** Like, dislike and Cooked buttons. */
  readonly actions?: ReactNode
}

/** The whole recipe, scaled: ingredients, steps, nutrition and storage. */
export function RecipeSheet(props: RecipeSheetProps) {
  const { recipe, portions, served, onPortions, onCook, place, slot, actions } = props
  const { startLabel = words.startCooking } = props
  const own = useOwnWords(recipe.dish.leftoverOf === undefined ? recipe.dish.recipeId : undefined)
  const canCook = served.steps.length > 0 && recipe.lines.length > 0
  return (
    <div className={styles.sheet}>
      <RecipeHead recipe={recipe} served={served} place={place} slot={recipe.isMealPrep ? undefined : slot} />
      {recipe.isEstimate && <Notice tone="info">{words.composed(recipe.basedOn)}</Notice>}
      <div className={styles.actions}>
        {canCook && (
          <Button look="primary" icon={<IconChefHat size={20} aria-hidden="true" />} onClick={onCook}>
            {startLabel}
          </Button>
        )}
        {actions}
      </div>
      {!isOnlyReheated(served) && (
        <PortionControls recipe={recipe} portions={portions} onChange={onPortions} />
      )}
      <div className={styles.columns}>
        <IngredientList lines={served.lines} />
        <CookingSteps steps={served.steps} />
      </div>
      <div className={styles.tools}>
        <Button icon={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
          {words.print}
        </Button>
        <ShareRecipe recipe={recipe} served={served} own={own} />
        <SaveRecipePage recipe={recipe} served={served} own={own} />
        <AnchorButton
          icon={<IconBrandYoutube size={18} aria-hidden="true" />}
          href={videoSearch(recipe.name)}
          target="_blank"
          rel="noreferrer"
        >
          {words.video}
          <Spoken> ({words.newTab})</Spoken>
        </AnchorButton>
      </div>
      <div className={styles.columns}>
        <NutritionFacts nutrition={recipe.nutrition} />
        <RecipeTips storage={served.storage} recipe={recipe} />
      </div>
      {own && <OwnWordsSection own={own} />}
      <PrintedRecipe recipe={recipe} served={served} own={own} />
    </div>
  )
}

function videoSearch(name: string): string {
  return `https://www.youtube.com/results?search_query=${encodeURIComponent(words.videoQuery(name))}`
}
