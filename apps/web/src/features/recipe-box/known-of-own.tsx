import type { HouseholdRecipe } from '@pennyplate/contract/recipes/household-recipes'
import { ownRecipeDescription } from '@pennyplate/contract/recipes/own-recipes-answers'
import { memoryFor } from '@pennyplate/domain/own-recipe/line-memory'
import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { isTellingPrice } from '@pennyplate/domain/own-recipe/telling-price'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { ownRecipeMessages as words } from '../../messages/own-recipes.ts'
import { useDocument } from '../../store/use-document.ts'
import { useOwnFoods } from './own-food/use-own-foods.ts'
import styles from './recipe-box.module.css'
import { KnownAllergens } from './write/recipe-summary.tsx'

type KnownOfOwnProps = {
  readonly recipe: OwnRecipe
  /** What it is for this household, which may get it with other foods than it was written with. */
  readonly judged: HouseholdRecipe | undefined
}

/** How much of the price, nutrition and allergens of a recipe of one's own is known. Nothing while it cannot be asked. */
export function KnownOfOwn({ recipe, judged }: KnownOfOwnProps) {
  const { zipCode } = withDefaults(useDocument('profile').value)
  const memory = memoryFor(useDocument('lineTies').value ?? {}, recipe.lines)
  const { foods: added } = useOwnFoods()
  const { servings, lines, ties, steps } = recipe
  const meant = new Set([...Object.values(ties), ...Object.values(memory)])
  const foods = added.filter(({ id }) => meant.has(id))
  const body = { servings, lines, ties, steps, memory, foods, zipCode: zipCode.slice(0, 10) }
  const { data } = useQuery({
    queryKey: ['known-of-own', JSON.stringify(body)],
    enabled: lines.length > 0,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      callApi('/api/own-recipes/describe', {
        method: 'POST',
        body,
        signal,
        parse: answerBy(ownRecipeDescription),
      }),
  })
  const instead = judged?.formId === undefined ? undefined : (judged.allergens ?? [])
  if (!data) return null
  const ingredients = data.lines.filter(({ is }) => is === 'tied' || is === 'open')
  const hasPrice = isTellingPrice(data.unpriced, ingredients.length)
  return (
    <section className={styles.part} aria-label={words.known}>
      <h3 className={styles.heading}>{words.known}</h3>
      {data.unpriced > 0 && hasPrice && <p>{words.priceWithout(data.unpriced)}</p>}
      {data.knownShare < 1 && (
        <p>
          {data.nutrition.protein === null
            ? words.nutritionUnknown(data.knownShare)
            : words.nutritionOf(data.knownShare)}
        </p>
      )}
      {instead ? (
        <>
          <p>{instead.length > 0 ? words.mayHold(instead) : words.noAllergens}</p>
          <p className={styles.soft}>{words.swapped}</p>
        </>
      ) : (
        <KnownAllergens described={data} />
      )}
    </section>
  )
}
