import type { MealTime } from '@pennyplate/domain/week/meal-start'
import { Fragment } from 'react'
import { cookModeMessages as words } from '../../messages/cook-mode.ts'
import { timeFacts } from '../../messages/dish-time.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NotForHousehold } from '../../ui/not-for-household.tsx'
import styles from './cook-mode.module.css'
import { byHeading } from './plate-recipe.ts'
import { RowTitles } from './row-titles.tsx'
import { foodsOfRecipeLine, type ScaledRecipeLine } from './scale-recipe.ts'

/** The ingredients to get ready before cooking, with a checkbox each. */
export function GetReadyList({
  lines,
  madeWith,
  servings,
  time,
}: {
  readonly lines: readonly ScaledRecipeLine[]
  readonly madeWith: readonly string[]
  readonly servings: number
  readonly time: MealTime | null
}) {
  return (
    <>
      <p className={styles.soft}>{words.getReadyText(servings)}</p>
      {time && <p className={styles.soft}>{words.time(timeFacts(time))}</p>}
      {madeWith.length > 0 && <p>{madeWith.join(' ')}</p>}
      {byHeading(lines).map(({ dish, under, rows }) => (
        <Fragment key={rows[0]?.text}>
          <RowTitles dish={dish} under={under} />
          <ul className={styles.getReady}>
            {rows.map((line) => (
              <li key={line.text}>
                <Checkbox
                  label={
                    <>
                      {line.text}
                      {foodsOfRecipeLine(line).map((food) => (
                        <NotForHousehold key={food.name} food={food} />
                      ))}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  )
}
