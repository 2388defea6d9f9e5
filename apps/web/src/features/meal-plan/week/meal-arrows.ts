import { stopAt, stopsOf, weekPlaceOf } from './meal-places.ts'

type DayOnScreen = Readonly<{ shownDay: () => number; showDay: (day: number) => void }>

const LAST_DAY = 6
const DAY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const MEAL_STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Left and right go to the same meal of another day, up and down to another meal of the day. Returns a function that stops it. */
export function watchArrowKeys(area: HTMLElement, { shownDay, showDay }: DayOnScreen): () => void {
  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!(event.target instanceof Element) || event.target.matches('input, textarea, select')) return
    const next = nextStop(event.target, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  function nextStop(from: Element, key: string): HTMLElement | undefined {
    const place = weekPlaceOf(from)
    const [dayStep, mealStep] = [DAY_STEPS[key], MEAL_STEPS[key]]
    // From the week itself, a chip or a note, down goes into the day.
    if (!place) return key === 'ArrowDown' ? stopsOf(area, shownDay())[0] : undefined
    if (mealStep !== undefined) {
      const stops = stopsOf(area, place.day)
      const now = stopAt(area, place)
      return now && stops[stops.indexOf(now) + mealStep]
    }
    if (dayStep === undefined) return undefined
    for (let day = place.day + dayStep; day >= 0 && day <= LAST_DAY; day += dayStep) {
      showDay(day)
      const stop = stopAt(area, { ...place, day }) ?? stopsOf(area, day)[0]
      if (stop) return stop
    }
    return undefined
  }

  area.addEventListener('keydown', press)
  return () => area.removeEventListener('keydown', press)
}
