import { useEffect, useState } from 'react'

export type WakeLockState = 'asking' | 'kept-on' | 'not-kept'

/** Keeps the screen on in cook mode. Browsers release the lock when the tab is hidden, so it is requested again. */
export function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>('asking')
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    async function keepOn(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      try {
        const got = await navigator.wakeLock.request('screen')
        if (isOver) return void got.release()
        lock = got
        setState('kept-on')
      } catch {
        // Old browsers have no wake lock, and phones in power-saving mode refuse it.
        if (!isOver) setState('not-kept')
      }
    }
    const ask = () => void keepOn()
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
  return state
}
