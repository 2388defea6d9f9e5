import { formatCents } from '@pennyplate/domain/money'

export type PriceParts = { readonly dollars: string; readonly cents: string }

/** A shelf tag shows dollars and cents in different sizes. */
export function splitPrice(priceCents: number): PriceParts {
  const [dollars = '0', cents = '00'] = formatCents(priceCents).replace('$', '').split('.')
  return { dollars, cents }
}

/** "$100" for whole dollars, "$62.50" with cents. */
export function formatRoundAmount(amountCents: number): string {
  return formatCents(amountCents).replace(/\.00$/, '')
}
