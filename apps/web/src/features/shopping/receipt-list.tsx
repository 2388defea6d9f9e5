import { listTotalCents, type ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { useId } from 'react'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { Button } from '../../ui/button.tsx'
import { ReceiptPaper, ReceiptTotal } from '../../ui/receipt-paper.tsx'
import styles from './list.module.css'
import { type KeyedLine, linesOf } from './list-lines.ts'
import { ListRow } from './list-row.tsx'
import type { Ticks } from './use-ticks.ts'

type ReceiptListProps = {
  readonly list: ShoppingList
  readonly ticks: Ticks
  readonly onEdit: (line: KeyedLine) => void
}

/** What fits on one page in one column, where a section's name takes two rows; a longer list prints in two. */
const ONE_COLUMN_ROWS = 44
const ROWS_OF_NAME = 2
/** What fits on one page in two columns of an easy size; a longer list is set smaller. */
const ROOMY_ROWS = 78

/** The list styled as a receipt: sections in store order, one bold total, a torn edge. */
export function ReceiptList({ list, ticks, onEdit }: ReceiptListProps) {
  const lines = linesOf(list)
  const sections = [...Map.groupBy(lines, ({ address }) => address.category)]
  const rows = lines.length + ROWS_OF_NAME * sections.length
  return (
    <ReceiptPaper aria-label={words.listLabel}>
      <div
        className={styles.sections}
        data-long={rows > ROOMY_ROWS ? 'very' : rows > ONE_COLUMN_ROWS || undefined}
      >
        {sections.map(([category, own]) => (
          <Section key={category} category={category}>
            {own.map((line) => (
              <ListRow
                key={line.key}
                line={line}
                isTicked={ticks.keys.has(line.key)}
                onToggle={ticks.toggle}
                onEdit={onEdit}
              />
            ))}
          </Section>
        ))}
      </div>
      {!list.isOutdated && (
        <ReceiptTotal
          label={list.putAwayCents ? words.leftOnList : words.total}
          cents={listTotalCents(list)}
        />
      )}
      {ticks.keys.size > 0 && (
        <p className={styles.progress}>
          {words.progress(ticks.keys.size, lines.length)}{' '}
          <Button look="quiet" onClick={ticks.clear}>
            {words.clearTicks}
          </Button>
        </p>
      )}
    </ReceiptPaper>
  )
}

function Section({ category, children }: { readonly category: string; readonly children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.category}>
        {category}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}
