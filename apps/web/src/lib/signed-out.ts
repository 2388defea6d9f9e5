let isOut = false

/** Set until somebody signs in on this page: work that was under way must not store the household's data again. */
export function markSignedOut(now: boolean): void {
  isOut = now
}

export function hasSignedOut(): boolean {
  return isOut
}
