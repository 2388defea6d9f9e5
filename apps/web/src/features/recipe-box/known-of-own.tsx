import { ownRecipeDescription } from '@pennyplate/contract/recipes/own-recipes-answers'
import { memoryFor } from '@pennyplate/domain/own-recipe/line-memory'
import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { ownRecipeMessages as words } from '../../messages/own-recipes.ts'
import { useDocument } from '../../store/use-document.ts'
import { useOwnFoods } from './own-food/use-own-foods.ts'
import styles from './recipe-box.module.css'
import { RecipeSummary } from './write/recipe-summary.tsx'

type KnownOfOwnProps = {
  readonly recipe: OwnRecipe
  /** The household gets it with other foods than it was written with. */
  readonly isSwapped: boolean
}

/** What a recipe of one's own costs, gives and contains, and how much of that is known. Nothing while it cannot be asked. */
export function KnownOfOwn({ recipe, isSwapped }: KnownOfOwnProps) {
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
  if (!data) return null
  return (
    <section className={styles.part}>
      <RecipeSummary described={data} />
      {isSwapped && <p className={styles.soft}>{words.asWritten}</p>}
    </section>
  )
}
