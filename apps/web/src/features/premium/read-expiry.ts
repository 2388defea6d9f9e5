type Expiry = Readonly<{ month: number; year: number }>
export type ReadExpiry =
  | Readonly<{ ok: true; expiry: Expiry }>
  | Readonly<{ ok: false; fault: 'unreadable' | 'past' }>

/** "08/29", "8 / 2029" or "0829". A card is valid to the last day of its month, in local time. */
export function readExpiry(typed: string, now: Date): ReadExpiry {
  const [, monthText = '', yearText = ''] = /^\s*(\d{1,2})\s*[/.\- ]?\s*(\d{4}|\d{2})\s*$/.exec(typed) ?? []
  const month = Number(monthText)
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText)
  if (monthText === '' || month < 1 || month > 12) return { ok: false, fault: 'unreadable' }
  const isPast = year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1)
  return isPast ? { ok: false, fault: 'past' } : { ok: true, expiry: { month, year } }
}
