import styles from './page-blocks.module.css'

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** What a page will look like, in blocks, while it is on its way. They appear after a blink, as every wait does. */
export function PageBlocks({ label }: { readonly label: string }) {
  return (
    <div className={styles.page}>
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
