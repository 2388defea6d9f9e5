import type { SampleWeek } from '@pennyplate/contract/sample-week'
import { BILLING_NOTICE_DAYS, PREMIUM_PRICE_CENTS, TRIAL_DAYS } from '@pennyplate/domain/bounds/limits'
import { paths } from '../lib/paths.ts'
import { landingMessages as words } from '../messages/landing.ts'
import { AnchorButton } from '../ui/anchor-button.tsx'
import { PriceTag } from '../ui/price-tag.tsx'
import { LandingFeatures } from './landing-features.tsx'
import styles from './landing-page.module.css'
import { LandingReceipt } from './landing-receipt.tsx'
import { LandingWeek } from './landing-week.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type Visitor = 'signed-out' | 'signed-in'

type LandingPageProps = { readonly visitor: Visitor; readonly week: SampleWeek }

export function LandingPage({ visitor, week }: LandingPageProps) {
  return (
    <>
      <SiteHeader visitor={visitor} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <section className={styles.hero}>
          <div className={styles.pitch}>
            <h1 className={styles.heroTitle}>{words.heroTitle}</h1>
            <p className={styles.heroText}>{words.heroText}</p>
            <Actions visitor={visitor} />
            {visitor === 'signed-out' && <p className={styles.note}>{words.heroNote}</p>}
          </div>
          <LandingReceipt week={week} />
        </section>
        <LandingWeek week={week} />
        <LandingFeatures week={week} />
        <HowPricesWork />
        <Cost />
        <section className={styles.closing}>
          <h2 className={styles.closingTitle}>{words.closingTitle}</h2>
          <p>{visitor === 'signed-in' ? words.closingSignedIn : words.closingText}</p>
          {visitor === 'signed-in' ? (
            <Actions visitor={visitor} />
          ) : (
            <>
              <AnchorButton href={paths.signUp} look="primary">
                {words.signUp}
              </AnchorButton>
              <p className={styles.note}>
                {words.haveAccount} <a href={paths.signIn}>{words.signIn}</a>
              </p>
            </>
          )}
        </section>
      </main>
      <SiteFooter />
    </>
  )
}

function Actions({ visitor }: { readonly visitor: Visitor }) {
  if (visitor === 'signed-in') {
    return (
      <div className={styles.actions}>
        <AnchorButton href={paths.dashboard} look="primary">
          {words.goToDashboard}
        </AnchorButton>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <AnchorButton href={paths.signUp} look="primary">
        {words.signUp}
      </AnchorButton>
      <AnchorButton href={paths.signIn}>{words.signIn}</AnchorButton>
    </div>
  )
}

function HowPricesWork() {
  return (
    <section className={styles.section} id="how-prices-work">
      <h2 className={styles.sectionTitle}>{words.pricesTitle}</h2>
      <ul className={styles.prices}>
        {words.prices.map((point) => (
          <li key={point.title}>
            <h3 className={styles.pointTitle}>{point.title}</h3>
            <p className={styles.soft}>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Cost() {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{words.costTitle}</h2>
      <div className={styles.costs}>
        <div className={styles.cost}>
          <PriceTag priceCents={0} size="large" />
          <div>
            <h3 className={styles.pointTitle}>{words.costNow}</h3>
            <p className={styles.soft}>{words.costNowText}</p>
          </div>
        </div>
        <div className={styles.cost}>
          <PriceTag priceCents={PREMIUM_PRICE_CENTS} unit={words.costLaterUnit} size="large" />
          <div>
            <h3 className={styles.pointTitle}>{words.costLater}</h3>
            <p className={styles.soft}>{words.costLaterText(TRIAL_DAYS, BILLING_NOTICE_DAYS)}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
