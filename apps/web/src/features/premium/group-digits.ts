const CARD_DIGITS_MAX = 19

/** Groups of four, as on the card. */
export function groupDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, CARD_DIGITS_MAX)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}
