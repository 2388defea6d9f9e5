import {
  lineCents,
  listTotalCents,
  placedLines,
  type ShoppingList,
  shownName,
} from '@pennyplate/domain/shopping/shopping-list-lines'
import { paths } from '../../../lib/paths.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ReceiptCard } from '../../../ui/receipt-card.tsx'
import styles from '../meal-plan-tab.module.css'

const SHOWN = 5

/** Shown once the plan is accepted: the list's total, its first lines, and a link to the rest. */
export function ListPreview({ list }: { readonly list: ShoppingList }) {
  const lines = placedLines(list)
  const hidden = lines.length - SHOWN
  return (
    <ReceiptCard
      title={words.previewTitle}
      lines={lines
        .slice(0, SHOWN)
        .map(({ line }, index) => ({ id: `${index}`, name: shownName(line), priceCents: lineCents(line) }))}
      totalCents={listTotalCents(list)}
      footnote={
        <span className={styles.preview}>
          {hidden > 0 && <span>{words.previewMore(hidden)}</span>}
          <ButtonLink to={paths.dashboardTab('shopping')}>{words.previewLink}</ButtonLink>
        </span>
      }
    />
  )
}
