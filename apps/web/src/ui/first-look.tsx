import type { ReactNode } from 'react'

/** The prerendered content of the page, read before React replaces it. */
const prerendered = {
  address: typeof location === 'undefined' ? '' : location.pathname,
  html: typeof document === 'undefined' ? '' : (document.getElementById('root')?.innerHTML.trim() ?? ''),
}

type FirstLookProps = {
  /** Shown if the page has no prerendered content. */
  readonly children: ReactNode
}

/** Keeps the prerendered content on screen while the page loads, so that nothing flashes. */
export function FirstLook({ children }: FirstLookProps) {
  if (prerendered.html === '' || location.pathname !== prerendered.address) return children
  // Written by our own build: see scripts/write-first-looks.ts.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is this page's own, read back from it
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: prerendered.html }} />
}
