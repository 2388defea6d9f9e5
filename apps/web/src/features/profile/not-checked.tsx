import type { UncheckedCode } from '@pennyplate/domain/restrictions/concept'
import { uncheckedReasons } from '../../messages/settling.ts'
import styles from './profile.module.css'

/** Says what we do not check, so that nobody relies on us for it (D34). */
export function NotChecked({ unchecked }: { readonly unchecked: readonly UncheckedCode[] }) {
  if (unchecked.length === 0) return null
  return (
    <p className={styles.soft}>{[...new Set(unchecked)].map((code) => uncheckedReasons[code]).join(' ')}</p>
  )
}
