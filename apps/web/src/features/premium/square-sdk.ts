/** The part of Square's web payments script we use. Square requires loading it from its own URL. */

type TokenResult = Readonly<{ status: string; token?: string }>

export type SquareCard = Readonly<{
  attach: (element: HTMLElement) => Promise<void>
  tokenize: (details: StoreCardDetails) => Promise<TokenResult>
  destroy: () => Promise<unknown>
}>

/** For storing the card with Square. The bank may ask the cardholder to confirm, in a window of Square. */
type StoreCardDetails = Readonly<{
  intent: 'STORE'
  customerInitiated: true
  sellerKeyedIn: false
  billingContact: Readonly<{ email: string }>
}>

type SquareStyle = Readonly<Record<string, Readonly<Record<string, string>>>>
type SquareSdk = Readonly<{
  payments: (
    applicationId: string,
    locationId: string,
  ) => Readonly<{ card: (options: { style: SquareStyle }) => Promise<SquareCard> }>
}>

declare global {
  interface Window {
    Square?: SquareSdk
  }
}

export type SquareSetup = Readonly<{ applicationId: string; locationId: string; scriptUrl: string }>

const scripts = new Map<string, Promise<void>>()

export async function makeSquareCard(setup: SquareSetup, style: SquareStyle): Promise<SquareCard> {
  await loadOnce(setup.scriptUrl)
  if (!window.Square) throw new Error('the script of Square brought no Square')
  return window.Square.payments(setup.applicationId, setup.locationId).card({ style })
}

function loadOnce(url: string): Promise<void> {
  const known = scripts.get(url)
  if (known) return known
  const loading = load(url)
  scripts.set(url, loading)
  // Allow a retry after a failure.
  loading.catch(() => scripts.delete(url))
  return loading
}

function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    })
    document.head.append(script)
  })
}
