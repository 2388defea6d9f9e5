import styles from './brand.module.css'

/** The wordmark, always a link home. A plain link: home is a page of its own, outside the app. */
export function Brand({ size = 'regular' }: { readonly size?: 'regular' | 'large' }) {
  return (
    <a href="/" className={styles.brand} data-size={size} aria-label="Pennyplate">
      <span className={styles.tag}>Penny</span>
      <span className={styles.rest}>plate</span>
    </a>
  )
}
