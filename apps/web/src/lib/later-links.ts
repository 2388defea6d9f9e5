/** The `rel` of links to scripts that would hold up the first paint if they were preloaded at once. */
export const LATER = 'later'

export function preloadLater(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${LATER}"]`))
    link.rel = 'modulepreload'
}
