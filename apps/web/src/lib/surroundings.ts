import { createContext, useContext } from 'react'

/** Where a page is rendered: in a browser, or on the server for the first look of one. */
type Surroundings = Readonly<{
  now: () => Date
  /** A narrow screen shows one day of the week; the breakpoint is that of week-view.module.css. */
  isOneDayAtATime: () => boolean
}>

const BROWSER: Surroundings = {
  now: () => new Date(),
  isOneDayAtATime: () => matchMedia('(width < 68.75em)').matches,
}

export const SurroundingsContext = createContext(BROWSER)

export function useSurroundings(): Surroundings {
  return useContext(SurroundingsContext)
}
