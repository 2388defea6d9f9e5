import type { RowHeadings } from './plate-recipe.ts'
import styles from './recipe-sheet.module.css'

/** The headings above some lines or steps. */
export function RowTitles({ dish, under }: Partial<RowHeadings>) {
  return (
    <>
      {dish !== undefined && <h4 className={styles.dish}>{dish}</h4>}
      {under !== undefined && <h4 className={styles.under}>{under}</h4>}
    </>
  )
}
