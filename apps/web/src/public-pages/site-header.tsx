import { paths } from '../lib/paths.ts'
import { landingMessages as words } from '../messages/landing.ts'
import { AnchorButton } from '../ui/anchor-button.tsx'
import { Brand } from '../ui/brand.tsx'
import styles from './site-header.module.css'

export type Visitor = 'signed-out' | 'signed-in' | 'unknown'

export function SiteHeader({ visitor }: { readonly visitor: Visitor }) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Brand size="large" />
        {visitor !== 'unknown' && (
          <nav aria-label={words.navLabel} className={styles.nav}>
            {visitor === 'signed-in' ? (
              <AnchorButton href={paths.dashboard}>{words.goToDashboard}</AnchorButton>
            ) : (
              <AnchorButton href={paths.signIn}>{words.signIn}</AnchorButton>
            )}
          </nav>
        )}
      </div>
    </header>
  )
}
