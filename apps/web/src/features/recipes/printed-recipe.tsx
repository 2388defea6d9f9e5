import { MEAL_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import { formatCents } from '@pennyplate/domain/money'
import { shownSource } from '@pennyplate/domain/own-recipe/shown-source'
import { Fragment } from 'react'
import { createPortal } from 'react-dom'
import { aheadFact, timeFacts } from '../../messages/dish-time.ts'
import { nutrientNames, nutrientUnits } from '../../messages/nutrients.ts'
import { ownRecipeMessages } from '../../messages/own-recipes.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { factLine } from '../../messages/wording.ts'
import { photoUrl, useDishPhoto } from '../../ui/dish-photo.ts'
import { NumberedSteps } from './numbered-steps.tsx'
import { byHeading } from './plate-recipe.ts'
import styles from './printed-recipe.module.css'
import type { RecipeView } from './recipe-view.ts'
import type { ScaledRecipe } from './scale-recipe.ts'
import type { OwnWords } from './use-own-words.ts'

/** The recipe on paper. While it is rendered, printing shows it and nothing else. */
export function PrintedRecipe({
  recipe,
  served,
  own,
}: {
  readonly recipe: RecipeView
  readonly served: ScaledRecipe
  readonly own: OwnWords | undefined
}) {
  const photoId = useDishPhoto(recipe.dish.leftoverOf === undefined ? recipe.dish.recipeId : undefined)
  const source = shownSource(own?.source)
  const facts = [
    words.serves(served.servings),
    ...timeFacts(served.time),
    ...aheadFact(recipe.ahead),
    ...(served.cents === null ? [] : [words.totalCost(formatCents(served.cents))]),
  ]
  const tips = [
    [words.storage, served.storage],
    [words.reheating, recipe.reheating],
    ...recipe.mealPrepTips.map((tip) => [words.mealPrepTitle, tip]),
  ].filter(([, tip]) => tip)
  return createPortal(
    <article className={styles.paper} aria-hidden="true">
      {photoId !== undefined && <img className={styles.photo} src={photoUrl(photoId, 'large')} alt="" />}
      <h1>{recipe.name}</h1>
      <p>{factLine(facts)}</p>
      {recipe.isEstimate && <p>{words.composed(recipe.basedOn)}</p>}
      <h2>{words.ingredients}</h2>
      {byHeading(served.lines).map(({ dish, under, rows }) => (
        <Fragment key={rows[0]?.text}>
          {dish !== undefined && <h3>{dish}</h3>}
          {under !== undefined && <h4>{under}</h4>}
          <ul className={styles.boxes}>
            {rows.map((line) => (
              <li key={line.text}>{line.text}</li>
            ))}
          </ul>
        </Fragment>
      ))}
      <h2>{words.steps}</h2>
      <NumberedSteps steps={served.steps} renderTitle={(under) => <h4>{under}</h4>} />
      {tips.length > 0 && <h2>{words.tips}</h2>}
      {tips.map(([title, tip]) => (
        <p key={`${title}${tip}`}>
          <strong>{title}.</strong> {tip}
        </p>
      ))}
      {own && own.notes.length > 0 && <h2>{ownRecipeMessages.writersNotes}</h2>}
      {own?.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {source && (
        <p>
          {ownRecipeMessages.source} {[source.name, source.link?.url].filter(Boolean).join(', ')}
        </p>
      )}
      <h2>{words.nutrition}</h2>
      <p>
        {MEAL_NUTRIENTS.map(
          (nutrient) =>
            `${nutrientNames[nutrient]} ${words.amount(recipe.nutrition[nutrient], nutrientUnits[nutrient])}`,
        ).join(' · ')}
      </p>
    </article>,
    document.body,
  )
}
