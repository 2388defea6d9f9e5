/** The service worker APIs we use. TypeScript's `webworker` library conflicts with `dom`. */

type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }

type InstallEvent = LastingEvent & {
  /** Newer browsers: requests that need not wake the worker at all. */
  addRoutes?: (rules: readonly { condition: { urlPattern: string }; source: 'network' }[]) => Promise<void>
}
type PageRequestEvent = LastingEvent & {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

export type WorkerScope = Readonly<{
  location: Location
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener: ((type: 'install', listener: (event: InstallEvent) => void) => void) &
    ((type: 'activate', listener: (event: LastingEvent) => void) => void) &
    ((type: 'fetch', listener: (event: PageRequestEvent) => void) => void) &
    ((type: 'message', listener: (event: MessageEvent & LastingEvent) => void) => void)
}>
