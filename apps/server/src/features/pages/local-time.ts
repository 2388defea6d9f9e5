const clocks = new Map<string, Intl.DateTimeFormat>()

/** The time in a zone, as a date whose local getters tell it, and its calendar day. */
export function localTimeIn(zone: string, now: Date): { localTime: Date; day: string } {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute } = part
  return {
    localTime: new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)),
    day: `${year}-${month}-${day}`,
  }
}

/** Making one takes longer than asking it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const two = '2-digit'
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
  })
  clocks.set(zone, made)
  return made
}
