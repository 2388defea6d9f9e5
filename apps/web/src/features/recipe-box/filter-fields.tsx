import { DIET_TYPES } from '@pennyplate/domain/diet/diet-options'
import { COOKING_TOOLS } from '@pennyplate/domain/profile/profile-options'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import { BOX_ORDERS } from '@pennyplate/domain/recipe-box/choose-recipes'
import type { RecipeCollection } from '@pennyplate/domain/recipe-box/recipe-box'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/select.tsx'
import { Spoken } from '../../ui/spoken.tsx'
import styles from './recipe-box.module.css'
import { BOX_MARKS, type BoxMark, type BoxQuestionForm, CENTS, MINUTES } from './use-box-question.ts'

type BoxFiltersProps = {
  readonly question: BoxQuestionForm
  readonly collections: readonly RecipeCollection[]
  /** Absent where collections are only chosen from. */
  readonly onManage?: (() => void) | undefined
}

const MARK_NAMES: Readonly<Record<BoxMark, string>> = {
  mine: words.mine,
  familiar: words.familiar,
  pantry: words.fromPantry,
  liked: words.favorites,
  cooked: words.cookedBefore,
}
/** "None" and "Other" are no diets a recipe can keep. */
const DIETS = DIET_TYPES.filter((diet) => diet !== 'None' && diet !== 'Other')

/** What the list is narrowed to and sorted by. */
export function FilterFields({ question, collections, onManage }: BoxFiltersProps) {
  const { choice, count, choose, clear } = question
  const { filters } = choice
  const isMarked: Readonly<Record<BoxMark, boolean | undefined>> = {
    mine: filters.isMine,
    familiar: filters.isFamiliar,
    pantry: filters.isFromPantry,
    liked: filters.isLiked,
    cooked: filters.wasCooked,
  }
  return (
    <>
      <fieldset className={styles.marks}>
        <legend>
          <Spoken>{words.marks}</Spoken>
        </legend>
        {BOX_MARKS.map((mark) => (
          <Chip
            key={mark}
            isPressed={isMarked[mark] === true}
            onPress={() => choose(mark, isMarked[mark] ? null : '1')}
          >
            {MARK_NAMES[mark]}
          </Chip>
        ))}
      </fieldset>
      <details className={styles.filters}>
        <summary className={styles.summary}>{words.filters(count)}</summary>
        <div className={styles.fields}>
          <Select
            label={words.meal}
            value={filters.meal ?? ''}
            options={[
              { value: '', label: words.anyMeal },
              ...DISH_MEALS.map((meal) => ({ value: meal, label: words.meals[meal] })),
            ]}
            onChange={(event) => choose('meal', event.currentTarget.value)}
          />
          <Select
            label={words.time}
            value={`${filters.minutesMax ?? ''}`}
            options={[
              { value: '', label: words.anyTime },
              ...MINUTES.map((minutes) => ({ value: `${minutes}`, label: words.minutesAtMost(minutes) })),
            ]}
            onChange={(event) => choose('time', event.currentTarget.value)}
          />
          <Select
            label={words.cost}
            value={`${filters.centsMax ?? ''}`}
            options={[
              { value: '', label: words.anyCost },
              ...CENTS.map((cents) => ({ value: `${cents}`, label: words.centsAtMost(cents) })),
            ]}
            onChange={(event) => choose('cost', event.currentTarget.value)}
          />
          <Select
            label={words.diet}
            value={filters.diet ?? ''}
            options={[{ value: '', label: words.anyDiet }, ...DIETS]}
            onChange={(event) => choose('diet', event.currentTarget.value)}
          />
          <Select
            label={words.tool}
            value={filters.tool ?? ''}
            options={[{ value: '', label: words.anyTool }, ...COOKING_TOOLS]}
            onChange={(event) => choose('tool', event.currentTarget.value)}
          />
          <Select
            label={words.collection}
            value={choice.collection ?? ''}
            options={[
              { value: '', label: words.anyCollection },
              ...collections.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => choose('in', event.currentTarget.value)}
          />
          <Select
            label={words.order}
            value={choice.order}
            options={BOX_ORDERS.map((order) => ({ value: order, label: words.orders[order] }))}
            onChange={(event) => choose('sort', event.currentTarget.value)}
          />
        </div>
        <div className={styles.filterActions}>
          {onManage && <Button onClick={onManage}>{words.manage}</Button>}
          {count > 0 && <Button onClick={clear}>{words.clear}</Button>}
        </div>
      </details>
    </>
  )
}
