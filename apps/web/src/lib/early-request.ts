export const ME_PATH = '/api/me'
const TIMEOUT_MS = 15_000

let early: Promise<Response> | undefined

/** Every page needs this first, so it is requested while the app's files still load. */
export function requestMeEarly(): void {
  early = fetch(ME_PATH, {
    cache: 'no-store',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // The caller of takeEarlyResponse gets the error.
  early.catch(() => {})
}

/** The early response, for the first caller only. Later callers send their own request. */
export function takeEarlyResponse(): Promise<Response> | undefined {
  const taken = early
  early = undefined
  return taken
}
