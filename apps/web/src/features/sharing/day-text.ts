/** A calendar day has no time zone; shown in UTC it stays the day it is. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

export function dayText(isoDay: string): string {
  return dayFormat.format(new Date(isoDay.slice(0, 10)))
}

/** The day a moment falls on where its reader is. */
export function momentDayText(moment: string): string {
  return momentFormat.format(new Date(moment))
}
