import { useEffect, useState } from 'react'

const AFTER_LOAD_MS = 2000

/** Calls back once the page has loaded and had the time to draw what it came for. Answers how to call that off. */
export function whenQuiet(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(task, AFTER_LOAD_MS)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    clearTimeout(timer)
  }
}

/** False until what the page came for had the time to be drawn: what is heavy and not looked at first waits for it. */
export function useQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => whenQuiet(() => setIsQuiet(true)), [])
  return isQuiet
}
