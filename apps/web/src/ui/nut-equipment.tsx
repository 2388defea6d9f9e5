import { isOftenMadeBesideNuts, NUT_ALLERGENS } from '@pennyplate/domain/diet/shared-equipment'
import { useManyRulesAgainst } from '../lib/use-rules-against.ts'
import { notForHouseholdMessages as words } from '../messages/not-for-household.ts'
import styles from './not-for-household.module.css'

/** One question for all lines: which of the household's rules a label with nuts would break. */
const LABELS = NUT_ALLERGENS.map((allergen) => ({ name: 'a label', allergens: [allergen] }))
const NO_LABELS: typeof LABELS = []

type NutEquipmentProps = { readonly foodId: string | null | undefined }

/** Says under a food, for a household without nuts, that its package may share equipment with them. */
export function NutEquipment({ foodId }: NutEquipmentProps) {
  const isKnownFor = foodId != null && isOftenMadeBesideNuts(foodId)
  const against = useManyRulesAgainst(isKnownFor ? LABELS : NO_LABELS).flat()
  // Who only dislikes nuts minds no traces.
  if (against.every((rule) => rule.startsWith('dislike:'))) return null
  return <span className={styles.check}>{words.madeBesideNuts}</span>
}
