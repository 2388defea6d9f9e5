import styles from './brand.module.css'

/** The wordmark, a link home. A plain link, because home is a page outside the app. */
export function Brand({ size = 'regular' }: { readonly size?: 'regular' | 'large' }) {
  return (
    <a href="/" className={styles.brand} data-size={size} aria-label="Pennyplate">
      <span className={styles.tag}>Penny</span>
      <span className={styles.rest}>plate</span>
    </a>
  )
}
