import { useEffect, useEffectEvent } from 'react'
import { NO_WEDGE, readWedgeKey } from './wedge.ts'

/** Listens for a USB scanner anywhere on the page, except in text fields. */
export function useKeyboardWedge(onCode: (code: string) => void): void {
  const report = useEffectEvent(onCode)
  useEffect(() => {
    let buffer = NO_WEDGE
    function hear(event: KeyboardEvent) {
      if (isTypedInto(event.target) || event.ctrlKey || event.altKey || event.metaKey) return
      const read = readWedgeKey(buffer, event.key, event.timeStamp)
      buffer = read.buffer
      if (read.code === null) return
      // The scanner's Enter would press the focused button.
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
