import type { UncheckedCode } from '@pennyplate/domain/restrictions/concept'
import { uncheckedReasons } from '../../messages/settling.ts'
import styles from './profile.module.css'

/** What a choice does not check, so that nobody counts on it (D34). */
export function NotChecked({ unchecked }: { readonly unchecked: readonly UncheckedCode[] }) {
  if (unchecked.length === 0) return null
  return (
    <p className={styles.soft}>{[...new Set(unchecked)].map((code) => uncheckedReasons[code]).join(' ')}</p>
  )
}
