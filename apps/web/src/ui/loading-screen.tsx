import { Loading } from './loading.tsx'
import styles from './loading-screen.module.css'

/** A loading screen for a page of which nothing is known yet. */
export function LoadingScreen({ label }: { readonly label?: string | undefined }) {
  return (
    <main className={styles.screen} id="main" data-loading>
      <Loading label={label} />
    </main>
  )
}
