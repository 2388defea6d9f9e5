/** To two digits. More would suggest a precision that it does not have. */
export function roundedConfidence(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
}
