import { IconArrowLeft } from '@tabler/icons-react'
import { paths } from '../lib/paths.ts'
import { landingMessages } from '../messages/landing.ts'
import type { LegalText } from '../messages/legal-text.ts'
import { AnchorButton } from '../ui/anchor-button.tsx'
import styles from './legal-page.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function LegalPage({ text }: { readonly text: LegalText }) {
  return (
    <>
      <SiteHeader visitor="unknown" />
      <main id="main" tabIndex={-1} className={styles.main}>
        <AnchorButton href={paths.home} icon={<IconArrowLeft size={20} aria-hidden="true" />} data-back>
          {landingMessages.back}
        </AnchorButton>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.meta}>{text.meta}</p>
        <p className={styles.summary}>{text.summary}</p>
        {text.sections.map((section, index) => (
          <section key={section.heading} className={styles.section}>
            <h2 className={styles.heading}>
              <span className={styles.number}>{index + 1}</span> {section.heading}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points !== undefined && (
              <ul className={styles.points}>
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </main>
      <SiteFooter />
    </>
  )
}
