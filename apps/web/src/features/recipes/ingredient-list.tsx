import type { PantryCover } from '@pennyplate/domain/pantry/pantry-cover'
import { IconCheck } from '@tabler/icons-react'
import { Fragment } from 'react'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { NotForHousehold } from '../../ui/not-for-household.tsx'
import { byHeading } from './plate-recipe.ts'
import styles from './recipe-sheet.module.css'
import { RowTitles } from './row-titles.tsx'
import { foodsOfRecipeLine, type ScaledRecipeLine } from './scale-recipe.ts'
import { useCoverAtHome } from './use-cover-at-home.ts'

/** The ingredients, marked with how much of each is at home. */
export function IngredientList({ lines }: { readonly lines: readonly ScaledRecipeLine[] }) {
  const { hasAny, coverOf } = useCoverAtHome()
  const covers = lines.map(({ used }) => coverOfAll(used.map(coverOf)))
  const whole = covers.filter(({ state }) => state === 'all').length
  const wanted = lines.filter(({ isMade }) => !isMade).length
  const part = covers.filter(({ state }) => state === 'some' || state === 'unclear').length
  return (
    <section className={styles.part} aria-labelledby="recipe-ingredients">
      <h3 id="recipe-ingredients">{words.ingredients}</h3>
      {lines.length === 0 && <p className={styles.soft}>{words.noIngredients}</p>}
      {hasAny && wanted > 0 && <p className={styles.soft}>{words.pantryHas(whole, part, wanted)}</p>}
      {byHeading(lines.map((line, index) => ({ ...line, cover: covers[index] }))).map(
        ({ dish, under, rows }) => (
          <Fragment key={rows[0]?.text}>
            <RowTitles dish={dish} under={under} />
            <ul className={styles.ingredients}>
              {rows.map(({ cover, ...line }) => (
                <li key={line.text}>
                  <span>
                    {line.text}
                    {foodsOfRecipeLine(line).map((food) => (
                      <NotForHousehold key={food.name} food={food} />
                    ))}
                  </span>
                  <Mark cover={cover} />
                </li>
              ))}
            </ul>
          </Fragment>
        ),
      )}
    </section>
  )
}

/** Of a line with several foods, that of the one there is least of. */
function coverOfAll(covers: readonly PantryCover[]): PantryCover {
  const least = (['none', 'unclear', 'some', 'all'] as const).flatMap(
    (state) => covers.find((cover) => cover.state === state) ?? [],
  )
  return least[0] ?? { state: 'none' }
}

function Mark({ cover }: { readonly cover: PantryCover | undefined }) {
  if (!cover || cover.state === 'none') return null
  return (
    <span className={styles.mark} data-cover={cover.state}>
      {cover.state === 'all' && <IconCheck size={16} aria-hidden="true" />}
      {cover.state === 'some' ? words.haveSome(cover.share) : words.have[cover.state]}
    </span>
  )
}
