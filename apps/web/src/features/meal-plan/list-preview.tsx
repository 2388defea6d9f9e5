import { paths } from '../../app/paths.ts'
import { mealPlanMessages as words } from '../../messages/meal-plan.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Receipt } from '../../ui/receipt.tsx'
import { listLines, listTotalCents, type StoredList } from './stored-plan.ts'

const SHOWN = 5

/** After acceptance: the total, the first lines, and where the rest is. */
export function ListPreview({ list }: { readonly list: StoredList }) {
  const lines = listLines(list)
  const hidden = lines.length - SHOWN
  return (
    <Receipt
      title={words.previewTitle}
      lines={lines.slice(0, SHOWN).map((line, index) => ({ ...line, id: `${index}` }))}
      totalCents={listTotalCents(list)}
      footnote={
        <>
          {hidden > 0 && <span>{words.previewMore(hidden)}</span>}
          <ButtonLink to={paths.dashboardTab('shopping')}>{words.previewLink}</ButtonLink>
        </>
      }
    />
  )
}
