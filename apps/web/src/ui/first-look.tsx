import type { ReactNode } from 'react'

/** What the server sent to look at until the app runs: read before React takes its place. */
const sent = {
  address: typeof location === 'undefined' ? '' : location.pathname,
  html: typeof document === 'undefined' ? '' : (document.getElementById('root')?.innerHTML.trim() ?? ''),
}

type FirstLookProps = {
  /** For pages that came with nothing to look at. */
  readonly children: ReactNode
}

/** A page that is on its way: what it came with stays, so that nothing flashes between that and the page itself. */
export function FirstLook({ children }: FirstLookProps) {
  if (sent.html === '' || location.pathname !== sent.address) return children
  // Written by our own build: see scripts/write-first-looks.ts.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is this page's own, read back from it
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: sent.html }} />
}
