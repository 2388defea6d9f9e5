/** Who answers a request of a page: the network alone, the kept app page, or a kept file that the network stands in for. */
type Answer =
  | 'network'
  | 'network-page'
  | 'app-page'
  | 'kept-file'
  | 'network-or-app-page'
  | 'network-or-dashboard'

type Asked = Readonly<{ method: string; isNavigation: boolean; url: URL }>

/** Pages the server writes for everybody to read: none of them is the app, nor is the page of a share link. */
const OWN_PAGES = ['/terms', '/privacy']
/** Their headers let in the card form's script, which those of no other page do: the kept page only stands in for them. */
const PAYMENT_PAGES = '/subscribe'
const SERVER_PATHS = ['/api/', '/payments/', '/metrics', '/shared/', '/service-worker.js']

/**
 * What is said about a household comes from its documents, which have a store of their own: nothing below `/api` is
 * ever kept here. Without a network the landing page gives way to the dashboard, which has something to show.
 */
export function chooseAnswer({ method, isNavigation, url }: Asked, origin: string): Answer {
  const { pathname } = url
  if (method !== 'GET' || url.origin !== origin) return 'network'
  if (SERVER_PATHS.some((start) => pathname.startsWith(start))) return 'network'
  if (isNavigation && OWN_PAGES.includes(pathname)) return 'network-page'
  if (isNavigation && pathname.startsWith(PAYMENT_PAGES)) return 'network-or-app-page'
  if (isNavigation) return pathname === '/' ? 'network-or-dashboard' : 'app-page'
  return 'kept-file'
}
