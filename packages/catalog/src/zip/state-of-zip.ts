import table from '../../data/zip/states.json' with { type: 'json' }

const stateByPrefix = new Map<string, string>()
for (const [state, ranges] of Object.entries(table.prefixes)) {
  for (const range of ranges.split(' ')) {
    const [first = '', last = first] = range.split('-')
    for (let prefix = Number(first); prefix <= Number(last); prefix++) {
      stateByPrefix.set(String(prefix).padStart(3, '0'), state)
    }
  }
}
/** ZIP codes delivered across a state line. */
const stateByZip = new Map(Object.entries(table.exceptions))

/** USPS code of the state, territory or military area of a five-digit ZIP code; null for an unknown prefix. */
export function stateOfZip(zip: string): string | null {
  if (!/^\d{5}$/.test(zip)) return null
  return stateByZip.get(zip) ?? stateByPrefix.get(zip.slice(0, 3)) ?? null
}
