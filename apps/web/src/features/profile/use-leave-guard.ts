import { useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

/** Asks before unsaved changes are left: by the browser itself when the page closes, by a dialog inside the app. */
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
    /** What was typed is saved: from here on, going is fine. */
    release: () => {
      mayGo.current = true
    },
  }
}
