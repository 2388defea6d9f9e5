import styles from './page-blocks.module.css'

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** A skeleton of a loading page. Appears after a short delay, as all loading indicators do. */
export function PageBlocks({ label }: { readonly label: string }) {
  return (
    <div className={styles.page} data-loading>
      <p role="status" className={styles.label}>
        {label}
      </p>
      <div className={styles.blocks} aria-hidden="true">
        <span className={styles.title} />
        <span className={styles.rail} />
        <div className={styles.columns}>
          {COLUMNS.map((column) => (
            <div key={column} className={styles.column}>
              <span />
              <span />
              <span />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
