import type { Unsuitable } from '@pennyplate/contract/recipes/household-recipes'
import { type BoxedRecipe, FAMILIAR_RATING, familiarityOf } from '@pennyplate/domain/recipe-box/boxed-recipe'
import type { OwnFacts } from '@pennyplate/domain/recipe-box/choose-recipes'
import { IconCalendarPlus, IconCloudUp, IconThumbUp } from '@tabler/icons-react'
import { ownRecipeMessages } from '../../messages/own-recipes.ts'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { factLine } from '../../messages/wording.ts'
import { DishDrawing } from '../../ui/dish-drawing.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PriceTag } from '../../ui/price-tag.tsx'
import styles from './box-row.module.css'
import type { ShownForm } from './shown-form.ts'

type BoxRowProps = {
  readonly recipe: BoxedRecipe
  readonly form: ShownForm | undefined
  readonly facts: OwnFacts | undefined
  readonly unsuitable: Unsuitable | undefined
  /** Its last change is in this browser only. */
  readonly isUnsent: boolean
  /** Undefined where it may not be put into the week now. */
  readonly onPut: (() => void) | undefined
  readonly onOpen: () => void
  readonly onLike: () => void
}

export function BoxRow({ recipe, form, facts, unsuitable, isUnsent, onPut, onOpen, onLike }: BoxRowProps) {
  const isOwn = recipe.source === 'own'
  const name = form?.name ?? recipe.name
  const cents = form?.cents ?? facts?.cents ?? (isOwn ? null : recipe.cents)
  const told = [
    ...(recipe.meals.length > 0 ? [recipe.meals.map((meal) => words.meals[meal]).join(', ')] : []),
    ...(recipe.minutes === null ? [] : [words.minutes(recipe.minutes)]),
    ...(isOwn ? [words.isOwn] : familiarityOf(recipe) >= FAMILIAR_RATING ? [words.isFamiliar] : []),
    ...(facts && facts.timesCooked > 0 ? [words.cookedTimes(facts.timesCooked)] : []),
    ...(facts?.rating ? [words.rated(facts.rating)] : []),
    ...(facts && facts.atHome >= TOLD_AT_HOME ? [words.atHome(facts.atHome)] : []),
  ]
  return (
    <article className={styles.row} aria-label={words.open(name)}>
      <DishDrawing
        dish={{ name, recipeId: recipe.id, ...(form?.formId === undefined ? {} : { formId: form.formId }) }}
        width={84}
      />
      <div className={styles.what}>
        <h2 className={styles.name}>
          <button type="button" className={styles.open} onClick={onOpen}>
            {name}
          </button>
        </h2>
        <p className={styles.facts}>{factLine(told)}</p>
        {isUnsent && (
          <p className={styles.unsent}>
            <IconCloudUp size={16} aria-hidden="true" /> {ownRecipeMessages.unsentShort}
          </p>
        )}
        {unsuitable && <p className={styles.unsuitable}>{words.does(unsuitable)}</p>}
      </div>
      <div className={styles.end}>
        <RowPrice cents={cents} unpriced={facts?.unpriced ?? 0} />
        <div className={styles.actions}>
          <IconButton
            label={words.favorite(name)}
            aria-pressed={facts?.isLiked ?? false}
            icon={<IconThumbUp size={20} aria-hidden="true" />}
            onClick={onLike}
          />
          {onPut && (
            <IconButton
              label={words.putNamed(name)}
              icon={<IconCalendarPlus size={20} aria-hidden="true" />}
              onClick={onPut}
            />
          )}
        </div>
      </div>
    </article>
  )
}

/** A price says what it leaves out. */
function RowPrice({ cents, unpriced }: { readonly cents: number | null; readonly unpriced: number }) {
  return (
    <div className={styles.price}>
      {cents !== null && <PriceTag priceCents={cents} unit={words.perServing} />}
      {unpriced > 0 && (
        <p className={styles.facts}>
          {cents === null ? ownRecipeMessages.noPrice(unpriced) : ownRecipeMessages.withoutPrice(unpriced)}
        </p>
      )}
    </div>
  )
}

/** Fewer are not worth a mention. */
const TOLD_AT_HOME = 0.3
