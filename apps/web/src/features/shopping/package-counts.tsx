import type { StoredLine } from '@pennyplate/domain/shopping/shopping-list-lines'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './edit-line-dialog.module.css'

const COUNT_MAX = 99

type PackageCountsProps = {
  readonly packages: NonNullable<StoredLine['packages']>
  readonly counts: ReadonlyMap<string, number>
  readonly fault: string | undefined
  readonly onChange: (counts: ReadonlyMap<string, number>) => void
}

/** How many packages of each size, with plus and minus buttons. */
export function PackageCounts({ packages, counts, fault, onChange }: PackageCountsProps) {
  return (
    <fieldset className={styles.counts}>
      <legend className={styles.legend}>{words.quantity}</legend>
      {packages.map(({ id, amountText }) => {
        const count = counts.get(id) ?? 0
        const step = (by: number) => onChange(new Map([...counts, [id, count + by]]))
        return (
          <div key={id} className={styles.count}>
            <span>{amountText}</span>
            <span className={styles.stepper}>
              <IconButton
                label={words.fewer(amountText)}
                icon={<IconMinus size={18} aria-hidden />}
                disabled={count <= 0}
                onClick={() => step(-1)}
              />
              <output aria-label={words.packageCount(amountText)} className={styles.number}>
                {count}
              </output>
              <IconButton
                label={words.more(amountText)}
                icon={<IconPlus size={18} aria-hidden />}
                disabled={count >= COUNT_MAX}
                onClick={() => step(1)}
              />
            </span>
          </div>
        )
      })}
      {fault !== undefined && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
