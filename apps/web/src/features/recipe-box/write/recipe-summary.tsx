import type { OwnRecipeDescription } from '@pennyplate/contract/recipes/own-recipes-answers'
import { ownFoodMessages } from '../../../messages/own-foods.ts'
import { ownRecipeMessages as words } from '../../../messages/own-recipes.ts'
import { PriceTag } from '../../../ui/price-tag.tsx'
import styles from './write.module.css'

/** What a serving costs and gives, which allergens it has, and how much of that is known. */
export function RecipeSummary({ described }: { readonly described: OwnRecipeDescription | undefined }) {
  return (
    <section className={styles.summary} aria-label={words.summary}>
      <h3 className={styles.heading}>{words.summary}</h3>
      {described ? <Known described={described} /> : <p className={styles.soft}>{words.reading}</p>}
    </section>
  )
}

function Known({ described }: { readonly described: OwnRecipeDescription }) {
  const { centsPerServing, unpriced, nutrition, knownShare } = described
  return (
    <>
      <div className={styles.price}>
        <PriceTag priceCents={Math.round(centsPerServing)} unit={words.perServing} />
        {unpriced > 0 && <span className={styles.soft}>{words.withoutPrice(unpriced)}</span>}
      </div>
      <p>{nutrition.calories === null ? words.noCalories : words.calories(nutrition.calories, knownShare)}</p>
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
