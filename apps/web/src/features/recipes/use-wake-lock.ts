import { useEffect, useState } from 'react'

export type WakeLockState = 'asking' | 'kept-on' | 'not-kept'

/** Keeps the screen on while a recipe is cooked from. A browser lets go when its tab is hidden, so it is asked again. */
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
        // Old browsers have no wake lock, and a phone that saves power refuses it: the person is told.
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
