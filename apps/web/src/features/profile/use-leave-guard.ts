import { useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

/** Asks before leaving with unsaved changes: the browser asks when the page closes, a dialog inside the app. */
export function useLeaveGuard(isDirty: boolean) {
  const mayGo = useRef(false)
  useBeforeUnload((event) => {
    if (isDirty && !mayGo.current) event.preventDefault()
  })
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayGo.current && currentLocation.pathname !== nextLocation.pathname,
  )
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
    /** Call once the changes are saved; leaving no longer asks. */
    release: () => {
      mayGo.current = true
    },
  }
}
