import type { Config } from '../../config.ts'

export type SquareConfig = NonNullable<Config['square']>

/** The addresses of each environment. */
const ADDRESSES = {
  sandbox: {
    api: 'https://connect.squareupsandbox.com',
    scripts: 'https://sandbox.web.squarecdn.com',
    cards: 'https://pci-connect.squareupsandbox.com',
  },
  production: {
    api: 'https://connect.squareup.com',
    scripts: 'https://web.squarecdn.com',
    cards: 'https://pci-connect.squareup.com',
  },
} as const

export function squareAddresses({ environment }: Pick<SquareConfig, 'environment'>) {
  return ADDRESSES[environment]
}

/** Additional Content-Security-Policy sources for the pages with Square's card form. */
export function squareSources(square: SquareConfig): Readonly<Record<string, readonly string[]>> {
  const { scripts, cards } = squareAddresses(square)
  const fonts = ['https://square-fonts-production-f.squarecdn.com', 'https://d1g145x70srn7h.cloudfront.net']
  return {
    'script-src': [scripts],
    'style-src': [scripts],
    'font-src': fonts,
    'frame-src': ["'self'", scripts],
    'connect-src': [scripts, cards],
  }
}
