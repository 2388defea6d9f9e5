import type { AskedFood } from '@pennyplate/contract/foods/unsuitable-foods'
import { useRulesAgainst } from '../lib/use-rules-against.ts'
import { notForHouseholdMessages as words } from '../messages/not-for-household.ts'
import styles from './not-for-household.module.css'
import { Notice } from './notice.tsx'

/** Says under a food that it is not for the household, if so. Within a label, so no paragraph. */
export function NotForHousehold({ food, isNamed = false }: { readonly food: AskedFood; isNamed?: boolean }) {
  const against = useRulesAgainst(food)
  if (against.length === 0) return null
  return (
    <span className={styles.line}>{isNamed ? words.named(food.name, against) : words.line(against)}</span>
  )
}

/** The same beside a question, such as whether to add a product. */
export function NotForHouseholdNotice({ ruleIds }: { readonly ruleIds: readonly string[] }) {
  if (ruleIds.length === 0) return null
  return (
    <Notice tone="error" title={words.title}>
      {words.reason(ruleIds)}
    </Notice>
  )
}
