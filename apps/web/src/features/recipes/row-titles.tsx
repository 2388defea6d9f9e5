import styles from './recipe-sheet.module.css'

/** The headings above some lines or steps: the dish of a plate, and what the recipe says. */
export function RowTitles({ titles }: { readonly titles: readonly string[] }) {
  return titles.map((title) => (
    <h4 key={title} className={styles.dish}>
      {title}
    </h4>
  ))
}
