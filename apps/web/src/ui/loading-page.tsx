import { Brand } from './brand.tsx'
import styles from './loading-page.module.css'
import { PageBlocks } from './page-blocks.tsx'

/** A loading page whose frame is known, with the brand where it will stay. */
export function LoadingPage({ label }: { readonly label: string }) {
  return (
    <>
      <header className={styles.header}>
        <Brand />
      </header>
      <main className={styles.main} id="main">
        <PageBlocks label={label} />
      </main>
    </>
  )
}
