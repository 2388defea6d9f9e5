/** The day of the week that a person chose to look at, and when. It lasts until the page is loaded anew. */
let chosen: Readonly<{ date: string; on: string }> | undefined

export function chooseDay(date: string, today: string): void {
  chosen = { date, on: today }
}

/** -1 if none of these was chosen today: on another day, a week opens on the next meal again. */
export function chosenDay(dates: readonly string[], today: string): number {
  return chosen?.on === today ? dates.indexOf(chosen.date) : -1
}
