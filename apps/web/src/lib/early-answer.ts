export const WHO_IS_THIS = '/api/me'
const TIMEOUT_MS = 15_000

let early: Promise<Response> | undefined

/** Every page of the app asks this first: it is on its way while the app's own files still are. */
export function askEarly(): void {
  early = fetch(WHO_IS_THIS, {
    cache: 'no-store',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // Whoever takes it hears of its failure.
  early.catch(() => {})
}

/** What will be answered, once; whoever asks later asks anew. */
export function takeEarly(): Promise<Response> | undefined {
  const taken = early
  early = undefined
  return taken
}
