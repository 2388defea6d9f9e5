import { Loading } from './loading.tsx'
import styles from './loading-screen.module.css'

/** A whole screen that waits: nothing of the page is known yet. */
export function LoadingScreen({ label }: { readonly label?: string | undefined }) {
  return (
    <main className={styles.screen} id="main">
      <Loading label={label} />
    </main>
  )
}
