const WEEKS_MINUTES = 7 * 24 * 60
const ISO =
  /^P(?:(\d+(?:\.\d+)?)Y)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T?(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i
const SAID =
  /(\d+(?:[.,]\d+)?(?:\s+\d\/\d|\s*[½¼¾⅓⅔])?|\d\/\d|[½¼¾⅓⅔])\s*(?:-|–|to)?\s*(days?|d|hours?|hrs?|hr|h|minutes?|mins?|min|m|seconds?|secs?)\b/gi
const FRACTIONS = new Map([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
])

/** Minutes of "PT1H30M", "1 hr 15 min", "45" or "1:15"; undefined where none are said, and where nobody cooks that long. */
export function readMinutes(value: unknown): number | undefined {
  const minutes =
    typeof value === 'number' ? value : typeof value === 'string' ? fromText(value.trim()) : undefined
  if (minutes === undefined || !Number.isFinite(minutes)) return undefined
  const whole = Math.round(minutes)
  return whole > 0 && whole <= 4 * WEEKS_MINUTES ? whole : undefined
}

function fromText(text: string): number | undefined {
  if (text.length > 100) return undefined
  const iso = ISO.exec(text)
  if (iso) {
    const [, years, months, weeks, days, hours, minutes, seconds] = iso.map((part) => Number(part ?? 0))
    if (years || months) return undefined
    return (
      (weeks ?? 0) * WEEKS_MINUTES +
      (days ?? 0) * 1440 +
      (hours ?? 0) * 60 +
      (minutes ?? 0) +
      (seconds ?? 0) / 60
    )
  }
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  let sum: number | undefined
  for (const [, amount = '', unit = ''] of text.matchAll(SAID))
    sum = (sum ?? 0) + numberOf(amount) * unitMinutes(unit)
  return sum
}

function unitMinutes(unit: string): number {
  const first = unit.charAt(0).toLowerCase()
  return first === 'd' ? 1440 : first === 'h' ? 60 : first === 's' ? 1 / 60 : 1
}

function numberOf(text: string): number {
  let sum = 0
  for (const part of text.trim().split(/\s+|(?=[½¼¾⅓⅔])/)) {
    const [over, under] = part.split('/')
    sum += FRACTIONS.get(part) ?? (under ? Number(over) / Number(under) : Number(part.replace(',', '.')))
  }
  return sum
}
