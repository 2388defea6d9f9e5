import { mealsKey } from '@pennyplate/domain/week/meals-key'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { toLocalDay } from '../../../lib/local-day.ts'
import { replaceMessages as words } from '../../../messages/replace-meal.ts'
import { DishDrawing } from '../../../ui/dish-drawing.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type Choice, requestChoices } from '../plan-calls.ts'
import { planningDay } from '../week-dates.ts'
import { ChoiceRow } from './choice-row.tsx'
import styles from './replace-dialog.module.css'
import type { OpenChoices } from './use-change-meal.ts'

/** A recipe that the search found, and why it does not suit the household. */
export type SearchedDish = Readonly<{ id: string; meal: WeekMeal; unsuitable: string | undefined }>

type FoundChoicesProps = {
  readonly found: readonly SearchedDish[]
  readonly open: Pick<OpenChoices, 'at' | 'bought'>
  readonly plan: WeekPlan
  readonly onTake: (choice: Choice) => void
}

/** The recipes found, with what each changes in the week. Offline, a dish can be taken without that. */
export function FoundChoices({ found, open: { at, bought }, plan, onTake }: FoundChoicesProps) {
  const recipes = found.flatMap(({ id, unsuitable }) => (unsuitable === undefined ? [id] : []))
  const { data, isFetching, isError } = useQuery({
    queryKey: ['found-choices', mealsKey(plan), at, bought, recipes],
    enabled: recipes.length > 0,
    networkMode: 'always',
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      requestChoices({
        plan,
        at,
        exclude: [],
        recipes,
        today: planningDay(plan, toLocalDay(new Date())),
        engine: 'builtin',
        bought,
        signal,
      }),
  })
  const asked = new Map(data?.choices.map((choice) => [choice.meal.recipeId, choice]))
  return (
    <>
      <p role="status" className={styles.soft}>
        {isFetching ? words.working : ''}
      </p>
      {isError && <Notice tone="info">{words.billUnknown}</Notice>}
      <ul className={styles.choices}>
        {found.map((dish) =>
          dish.unsuitable === undefined ? (
            <ChoiceRow
              key={dish.id}
              choice={asked.get(dish.id) ?? notAsked(dish.meal)}
              isBest={false}
              onTake={() => onTake(asked.get(dish.id) ?? notAsked(dish.meal))}
            />
          ) : (
            <li key={dish.id} className={styles.choice}>
              <DishDrawing dish={dish.meal} width={96} />
              <div className={styles.text}>
                <p className={styles.name}>{dish.meal.name}</p>
                <p className={styles.unsuitable}>{dish.unsuitable}</p>
              </div>
            </li>
          ),
        )}
      </ul>
    </>
  )
}

/** A dish whose effect on the week is not known yet. The server adds its sides. */
function notAsked(meal: WeekMeal): Choice {
  return {
    meal,
    group: undefined,
    deltaCents: null,
    calories: null,
    protein: null,
    minutes: null,
    reasons: [],
  }
}
