import type { OwnRecipeDescription } from '@pennyplate/contract/recipes/own-recipes-answers'
import { OWN_ID_START } from '@pennyplate/domain/own-recipe/own-recipe'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { ownPortion } from '@pennyplate/domain/week/adult-portions'
import { ownFoodMessages } from '../../../messages/own-foods.ts'
import { ownRecipeMessages as words } from '../../../messages/own-recipes.ts'
import { useDocument } from '../../../store/use-document.ts'
import { PriceTag } from '../../../ui/price-tag.tsx'
import styles from './write.module.css'

type RecipeSummaryProps = {
  readonly described: OwnRecipeDescription | undefined
  readonly servings: number | null
}

/** What a serving costs and gives, which allergens it has, and how much of that is known. */
export function RecipeSummary({ described, servings }: RecipeSummaryProps) {
  const title = words.summary(servings)
  return (
    <section className={styles.summary} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {described ? <Known described={described} /> : <p className={styles.soft}>{words.reading}</p>}
    </section>
  )
}

function Known({ described }: { readonly described: OwnRecipeDescription }) {
  const { centsPerServing, unpriced, nutrition, knownShare } = described
  // The week and the recipe's page speak of an adult.
  const portion = ownPortion(OWN_ID_START, withDefaults(useDocument('profile').value))
  const kcal = knownShare >= 1 && nutrition.calories !== null ? nutrition.calories * portion : null
  return (
    <>
      <div className={styles.price}>
        <PriceTag priceCents={Math.round(centsPerServing)} unit={words.perServing} />
        {unpriced > 0 && <span className={styles.soft}>{words.withoutPrice(unpriced)}</span>}
      </div>
      <p>{nutrition.calories === null ? words.noCalories : words.calories(nutrition.calories, knownShare)}</p>
      {Math.abs(portion - 1) > 0.001 && <p>{words.adultGets(Math.round(centsPerServing * portion), kcal)}</p>}
      <KnownAllergens described={described} />
    </>
  )
}

type KnownAllergensProps = {
  readonly described: Pick<OwnRecipeDescription, 'allergens' | 'open' | 'unread'>
}

/** Which allergens a recipe has, how sure that is, and what nobody knows. */
export function KnownAllergens({ described: { allergens, open, unread = [] } }: KnownAllergensProps) {
  const of = (sureness: 'contains' | 'said' | 'may') =>
    allergens.flatMap((one) => (one.sureness === sureness ? [one.allergen] : []))
  const [contains, said, may] = [of('contains'), of('said'), of('may')]
  return (
    <>
      {contains.length > 0 && <p>{words.contains(contains)}</p>}
      {said.length > 0 && <p>{words.said(said)}</p>}
      {may.length > 0 && <p>{words.mayContain(may)}</p>}
      {open > 0 && <p className={styles.warn}>{words.notSure(open)}</p>}
      {unread.length > 0 && <p className={styles.warn}>{ownFoodMessages.unread(unread)}</p>}
      {open + unread.length === 0 && allergens.length === 0 && <p>{words.noAllergens}</p>}
    </>
  )
}
