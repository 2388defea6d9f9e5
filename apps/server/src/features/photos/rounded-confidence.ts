/** Two digits: more would claim to know how sure it is. */
export function roundedConfidence(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
}
