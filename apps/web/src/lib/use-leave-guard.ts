import { useEffect, useRef } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router'
import { guardWork } from './unsaved-work.ts'

/** Asks before leaving with unsaved changes: the browser asks when the page closes, a dialog inside the app. */
export function useLeaveGuard(isDirty: boolean, isLeaving: (from: Location, to: Location) => boolean) {
  const mayGo = useRef(false)
  useBeforeUnload((event) => {
    if (isDirty && !mayGo.current) event.preventDefault()
  })
  useEffect(() => guardWork(() => isDirty && !mayGo.current), [isDirty])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayGo.current && isLeaving(currentLocation, nextLocation),
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

export function isOtherPage(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname
}
