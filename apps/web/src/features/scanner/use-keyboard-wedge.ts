import { useEffect, useEffectEvent } from 'react'
import { NO_WEDGE, readWedgeKey } from './wedge.ts'

/** Hears a USB scanner anywhere on the page, except where somebody types: a field keeps what is typed into it. */
export function useKeyboardWedge(onCode: (code: string) => void): void {
  const report = useEffectEvent(onCode)
  useEffect(() => {
    let buffer = NO_WEDGE
    function hear(event: KeyboardEvent) {
      if (isTypedInto(event.target) || event.ctrlKey || event.altKey || event.metaKey) return
      const read = readWedgeKey(buffer, event.key, event.timeStamp)
      buffer = read.buffer
      if (read.code === null) return
      // Its Enter would press the button that has the focus.
      event.preventDefault()
      event.stopPropagation()
      report(read.code)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
