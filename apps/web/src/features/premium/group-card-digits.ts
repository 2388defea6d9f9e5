const CARD_DIGITS_MAX = 19

/** Digits in groups of four, as on the card. */
export function groupCardDigits(number: string): string {
  const digits = number.replace(/\D/g, '').slice(0, CARD_DIGITS_MAX)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}
