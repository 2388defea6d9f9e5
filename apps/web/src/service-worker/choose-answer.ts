/** How to answer a request: from the network, with the cached app page (alone, or with the week as last shown), or with a cached file. */
type Answer =
  | 'network'
  | 'network-page'
  | 'app-page'
  | 'week-page'
  | 'kept-file'
  | 'kept-drawing'
  | 'network-or-app-page'
  | 'network-or-dashboard'

type Asked = Readonly<{ method: string; isNavigation: boolean; url: URL }>

/** Public pages, which are not part of the app. */
const OWN_PAGES = ['/terms', '/privacy']
/** Only their own headers allow the card form's script, or know the window that opened them: the cached page is a fallback. */
const PAGES_WITH_HEADERS = ['/subscribe', '/bring-recipe']
const DRAWINGS = '/drawings/'
const SERVER_PATHS = ['/api/', '/payments/', '/metrics', '/shared/', '/service-worker.js']

/**
 * Never caches anything under `/api`: documents have their own store. Without a network, the landing page is replaced by the
 * dashboard.
 */
export function chooseAnswer({ method, isNavigation, url }: Asked, origin: string): Answer {
  const { pathname } = url
  if (method !== 'GET' || url.origin !== origin) return 'network'
  if (SERVER_PATHS.some((start) => pathname.startsWith(start))) return 'network'
  if (pathname.startsWith(DRAWINGS)) return 'kept-drawing'
  if (isNavigation && OWN_PAGES.includes(pathname)) return 'network-page'
  if (isNavigation && PAGES_WITH_HEADERS.some((start) => pathname.startsWith(start)))
    return 'network-or-app-page'
  if (isNavigation && pathname + url.search === '/dashboard') return 'week-page'
  if (isNavigation) return pathname === '/' ? 'network-or-dashboard' : 'app-page'
  return 'kept-file'
}
