import { formatCents } from '@pennyplate/domain/money'

export type PriceParts = { readonly dollars: string; readonly cents: string }

/** The parts a shelf tag sets in different sizes. */
export function splitPrice(priceCents: number): PriceParts {
  const [dollars = '0', cents = '00'] = formatCents(priceCents).replace('$', '').split('.')
  return { dollars, cents }
}

/** A round amount as people say it: "$100" for a budget, "$62.50" when there are cents. */
export function formatRoundAmount(amountCents: number): string {
  return formatCents(amountCents).replace(/\.00$/, '')
}
