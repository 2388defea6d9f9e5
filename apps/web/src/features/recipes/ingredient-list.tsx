import { foodsOfStaples, staplesAtHome } from '@pennyplate/domain/food/staples'
import { type PantryCover, pantryCover } from '@pennyplate/domain/pantry/pantry-cover'
import { IconCheck } from '@tabler/icons-react'
import { Fragment } from 'react'
import { toLocalDay } from '../../lib/local-day.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { useDocument } from '../../store/use-document.ts'
import { NotForHousehold } from '../../ui/not-for-household.tsx'
import { byHeading } from './plate-recipe.ts'
import styles from './recipe-sheet.module.css'
import { RowTitles } from './row-titles.tsx'
import { foodOfRecipeLine, type ScaledRecipeLine } from './scale-recipe.ts'

/** The ingredients, marked with how much of each is at home. */
export function IngredientList({ lines }: { readonly lines: readonly ScaledRecipeLine[] }) {
  const { value: pantry = [] } = useDocument('pantry')
  const today = toLocalDay(new Date())
  const staples = foodsOfStaples(staplesAtHome(useDocument('profile').value ?? {}, pantry))
  const covers = lines.map(({ used }): PantryCover => {
    if (used?.foodId && staples.has(used.foodId)) return { state: 'all' }
    return used ? pantryCover(pantry, used, today) : { state: 'none' }
  })
  const whole = covers.filter(({ state }) => state === 'all').length
  const wanted = lines.filter(({ isMade }) => !isMade).length
  const part = covers.filter(({ state }) => state === 'some' || state === 'unclear').length
  return (
    <section className={styles.part} aria-labelledby="recipe-ingredients">
      <h3 id="recipe-ingredients">{words.ingredients}</h3>
      {lines.length === 0 && <p className={styles.soft}>{words.noIngredients}</p>}
      {pantry.length + staples.size > 0 && wanted > 0 && (
        <p className={styles.soft}>{words.pantryHas(whole, part, wanted)}</p>
      )}
      {byHeading(lines.map((line, index) => ({ ...line, cover: covers[index] }))).map(
        ({ dish, under, rows }) => (
          <Fragment key={rows[0]?.text}>
            <RowTitles dish={dish} under={under} />
            <ul className={styles.ingredients}>
              {rows.map(({ cover, ...line }) => (
                <li key={line.text}>
                  <span>
                    {line.text}
                    <NotForHousehold food={foodOfRecipeLine(line)} />
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

function Mark({ cover }: { readonly cover: PantryCover | undefined }) {
  if (!cover || cover.state === 'none') return null
  return (
    <span className={styles.mark} data-cover={cover.state}>
      {cover.state === 'all' && <IconCheck size={16} aria-hidden="true" />}
      {cover.state === 'some' ? words.haveSome(cover.share) : words.have[cover.state]}
    </span>
  )
}
