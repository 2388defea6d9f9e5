type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'> & {
  readonly pointerType?: string
}

/** As long as most systems wait for the second press of two. */
const REPEAT_MS = 500
/** The width of a target. */
const REPEAT_PX = 44

/**
 * Whether a press is an earlier one repeated: soon after it, and at the same place. A key has no place. The system counts the
 * presses of a mouse, not everywhere those of a finger.
 */
export function isRepeated(press: Press, earlier: Press): boolean {
  const isAtPlace = press.detail > 0 && earlier.detail > 0
  if (press.pointerType === 'mouse' && press.detail < 2) return false
  const distance = Math.hypot(press.clientX - earlier.clientX, press.clientY - earlier.clientY)
  return isAtPlace && distance <= REPEAT_PX && press.timeStamp - earlier.timeStamp <= REPEAT_MS
}

/** For a press that closes what it was on: its repetitions would press what appears in the same place. */
export function ignoreRepeats(first: Press): void {
  let latest = first
  const ignore = (press: MouseEvent) => {
    if (!isRepeated(press, latest)) return
    latest = press
    press.preventDefault()
    press.stopPropagation()
  }
  const until = new AbortController()
  const stopIfOver = () => {
    const idleMs = performance.now() - latest.timeStamp
    if (idleMs > REPEAT_MS) until.abort()
    else setTimeout(stopIfOver, REPEAT_MS - idleMs + 1)
  }
  document.addEventListener('click', ignore, { capture: true, signal: until.signal })
  stopIfOver()
}
