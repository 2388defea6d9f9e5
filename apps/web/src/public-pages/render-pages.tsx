import '../ui/tokens.css'
import '../ui/forced-colors.css'
import { type SampleWeek, sampleWeek } from '@pennyplate/contract/sample-week'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { appMessages } from '../messages/app.ts'
import { authMessages } from '../messages/auth.ts'
import { landingMessages } from '../messages/landing.ts'
import { privacyPolicy } from '../messages/privacy.ts'
import { termsOfService } from '../messages/terms.ts'
import { LoadingPage } from '../ui/loading-page.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { Document, type PageAssets } from './document.tsx'
import { LandingPage } from './landing-page.tsx'
import { LegalPage } from './legal-page.tsx'

type PublicPage = {
  readonly file: string
  /** The page's URL; none for a variant that the server chooses. */
  readonly address: string | null
  readonly title: string
  readonly description: string
  readonly body: (week: SampleWeek) => ReactElement
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    file: 'index.html',
    address: '/',
    title: landingMessages.title,
    description: landingMessages.description,
    body: (week) => <LandingPage visitor="signed-out" week={week} />,
  },
  {
    file: 'index.signed-in.html',
    address: null,
    title: landingMessages.title,
    description: landingMessages.description,
    body: (week) => <LandingPage visitor="signed-in" week={week} />,
  },
  {
    file: 'terms.html',
    address: '/terms',
    title: termsOfService.pageTitle,
    description: termsOfService.description,
    body: () => <LegalPage text={termsOfService} />,
  },
  {
    file: 'privacy.html',
    address: '/privacy',
    title: privacyPolicy.pageTitle,
    description: privacyPolicy.description,
    body: () => <LegalPage text={privacyPolicy} />,
  },
]

/** Renders a page to HTML. The caller adds its illustrations: see addSymbols in vite-plugins/food-icons.ts. */
export function renderPage(file: string, assets: PageAssets, week: unknown): string {
  const page = PUBLIC_PAGES.find((known) => known.file === file)
  if (page === undefined) throw new Error(`No public page is called ${file}`)
  const html = renderToStaticMarkup(
    <Document title={page.title} description={page.description} assets={assets}>
      {page.body(sampleWeek.parse(week))}
    </Document>,
  )
  return `<!doctype html>${html}`
}

/** Renders what app pages show until the app runs, with the app's styles. */
export function renderFirstLook(page: 'dashboard' | 'sign-in'): string {
  if (page === 'dashboard') return renderToStaticMarkup(<LoadingPage label={appMessages.loadingProfile} />)
  return renderToStaticMarkup(<PageFrame title={authMessages.signInTitle} lead={authMessages.signInLead} />)
}
