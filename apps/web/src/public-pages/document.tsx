import fontUrl from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import type { ReactNode } from 'react'
import { landingMessages } from '../messages/landing.ts'
import styles from './document.module.css'

export type PageAssets = {
  readonly enhanceUrl: string
  /** Undefined in development, where Vite adds the styles. */
  readonly styleUrl?: string
}

export type DocumentProps = {
  readonly title: string
  readonly description: string
  readonly assets: PageAssets
  readonly children: ReactNode
}

/** The HTML document of a public page. Has no inline scripts: the Content-Security-Policy forbids them. */
export function Document({ title, description, assets, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#18211c" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="" />
        <script src="/theme.js" />
        {assets.styleUrl !== undefined && <link rel="stylesheet" href={assets.styleUrl} />}
        <script type="module" src={assets.enhanceUrl} />
      </head>
      <body>
        <a href="#main" className={styles.skip}>
          {landingMessages.skip}
        </a>
        {children}
      </body>
    </html>
  )
}
