/** When each host may be asked next, so that this server asks none more than once in `gapMs`. */
export function createHostPace(gapMs: number, hostsMax = 2000) {
  const nextFree = new Map<string, number>()

  function forgetPast(nowMs: number): void {
    if (nextFree.size < hostsMax) return
    for (const [host, free] of nextFree) if (free <= nowMs) nextFree.delete(host)
  }

  /** Milliseconds until this host's next turn, which is taken; null if it is later than `mostMs` from now. */
  return function takeTurn(host: string, nowMs: number, mostMs: number): number | null {
    forgetPast(nowMs)
    const free = Math.max(nowMs, nextFree.get(host) ?? nowMs)
    const isFull = nextFree.size >= hostsMax && !nextFree.has(host)
    if (free - nowMs > mostMs || isFull) return null
    nextFree.set(host, free + gapMs)
    return free - nowMs
  }
}
