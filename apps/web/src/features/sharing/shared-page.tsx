import { paths } from '../../lib/paths.ts'
import { explainFailure, failureMessages } from '../../messages/failures.ts'
import { sharingMessages as words } from '../../messages/sharing.ts'
import { AnchorButton } from '../../ui/anchor-button.tsx'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import type { OpenedShare } from './open-share.ts'
import styles from './shared-page.module.css'
import { SharedPlanView } from './shared-plan-view.tsx'

type SharedPageProps = Readonly<{ opened: OpenedShare | undefined; onRetry: () => void }>

export function SharedPage({ opened, onRetry }: SharedPageProps) {
  return (
    <>
      <header className={styles.header}>
        <Brand />
      </header>
      <main id="main" className={styles.main}>
        {opened === undefined && (
          <p className={styles.waiting} role="status">
            {words.opening}
          </p>
        )}
        {opened?.kind === 'plan' && <SharedPlanView shared={opened.shared} />}
        {opened?.kind === 'unreachable' && (
          <Problem title={words.unreachableTitle} text={explainFailure(opened.error)} onRetry={onRetry} />
        )}
        {opened?.kind === 'expired' && <Problem title={words.pageTitle} text={words.expired} />}
        {opened?.kind === 'undecodable' && <Problem title={words.pageTitle} text={words.undecodable} />}
      </main>
    </>
  )
}

type ProblemProps = Readonly<{ title: string; text: string; onRetry?: () => void }>

function Problem({ title, text, onRetry }: ProblemProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p role="alert">{text}</p>
      <div className={styles.actions}>
        {onRetry && (
          <Button look="primary" onClick={onRetry}>
            {failureMessages.tryAgain}
          </Button>
        )}
        <AnchorButton href={paths.home} look={onRetry ? 'secondary' : 'primary'}>
          {words.goHome}
        </AnchorButton>
      </div>
    </>
  )
}
