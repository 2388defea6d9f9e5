import { chooseRecipes, NO_OWN_FACTS } from '@pennyplate/domain/recipe-box/choose-recipes'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AboutJudging } from './about-judging.tsx'
import { FilterFields } from './filter-fields.tsx'
import { mealToShow } from './meal-of-recipe.ts'
import styles from './recipe-box.module.css'
import { shownForm } from './shown-form.ts'
import { UnsuitableRecipes } from './unsuitable-recipes.tsx'
import { useDialogQuestion } from './use-box-question.ts'
import { useHouseholdRecipes } from './use-household-recipes.ts'
import { useOwnFacts } from './use-own-facts.ts'
import { useRecipeBox } from './use-recipe-box.ts'
import type { SearchableRecipes } from './use-recipe-index.ts'

/** A recipe that was found: the meal it would be, and why it does not suit the household. */
type FoundRecipe = Readonly<{ id: string; meal: WeekMeal; unsuitable: string | undefined }>

export type RecipePickerProps = {
  readonly slot: MealSlotName
  /** A few at a time, so that each can be asked about. */
  readonly renderFound: (found: readonly FoundRecipe[]) => ReactNode
}

type RecipePickerListProps = RecipePickerProps & {
  readonly index: SearchableRecipes
  readonly ownRevision: number
}

const PAGE = 8

/** Search and filters over every recipe, for choosing one. */
export function RecipePickerList({ slot, index, ownRevision, renderFound }: RecipePickerListProps) {
  const { recipes, search } = index
  const judged = useHouseholdRecipes(ownRevision)
  const facts = useOwnFacts(recipes, judged)
  const box = useRecipeBox()
  const question = useDialogQuestion({ meal: dishMealOf(slot) })
  const { choice, choose } = question
  const { filters, order, withUnsuitable } = choice
  const text = useDeferredValue(choice.text)
  const [page, setPage] = useState(0)
  const collection = box.collections.find(({ id }) => id === choice.collection)
  const found = chooseRecipes(recipes, search, ({ id }) => facts.get(id) ?? NO_OWN_FACTS, {
    text,
    filters: { ...filters, ...(collection ? { among: new Set(collection.recipes) } : {}) },
    order,
    withUnsuitable,
  })
  const pages = Math.max(1, Math.ceil(found.recipes.length / PAGE))
  const shown = Math.min(page, pages - 1)
  const mayTake = judged.answer !== undefined && judged.answer.unsettled.length === 0

  function chooseFirst(...change: Parameters<typeof choose>): void {
    setPage(0)
    choose(...change)
  }

  return (
    <div className={styles.box}>
      <TextField
        type="search"
        label={words.search}
        placeholder={words.searchExample}
        value={choice.text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => chooseFirst('q', event.currentTarget.value)}
      />
      <FilterFields question={{ ...question, choose: chooseFirst }} collections={box.collections} />
      <AboutJudging judged={judged} />
      {mayTake && (
        <>
          <p role="status" className={styles.found}>
            {words.found(found.recipes.length)}
          </p>
          {found.recipes.length === 0 && <p>{words.nothing}</p>}
          {renderFound(
            found.recipes.slice(shown * PAGE, (shown + 1) * PAGE).map((recipe) => {
              const judgment = judged.byId.get(recipe.id)
              const unsuitable = judgment?.unsuitable && words.does(judgment.unsuitable)
              return {
                id: recipe.id,
                meal: mealToShow(recipe, shownForm(recipe, judgment, filters.diet)),
                unsuitable,
              }
            }),
          )}
          {pages > 1 && (
            <div className={styles.pages}>
              <Button disabled={shown === 0} onClick={() => setPage(shown - 1)}>
                {words.previousPage}
              </Button>
              <p className={styles.soft}>{words.page(shown + 1, pages)}</p>
              <Button disabled={shown === pages - 1} onClick={() => setPage(shown + 1)}>
                {words.nextPage}
              </Button>
            </div>
          )}
          <UnsuitableRecipes
            count={found.unsuitable}
            areShown={withUnsuitable}
            onToggle={() => chooseFirst('unfit', withUnsuitable ? null : '1')}
          />
        </>
      )}
    </div>
  )
}
