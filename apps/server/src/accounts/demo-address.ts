/** A reserved domain (RFC 2606), so the address cannot be owned, taken over or mailed. */
export const DEMO_MAIL = 'demo.invalid'

export function isDemoAddress(email: string): boolean {
  return email.endsWith(`@${DEMO_MAIL}`)
}
