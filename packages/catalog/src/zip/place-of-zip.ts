import { regionOfZip } from '../prices/price-region.ts'
import { stateOfZip } from './state-of-zip.ts'

export interface Place {
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly region: string
}

/** City, state and region of a five-digit ZIP code; null if unassigned. The table loads on first use. */
export async function placeOfZip(zip: string): Promise<Place | null> {
  const state = stateOfZip(zip)
  const region = regionOfZip(zip)
  if (state === null || region === null) return null
  const city = cityIn(await loadCities(zip.slice(0, 3)), Number(zip.slice(3)))
  return city === null ? null : { zip, city, state, region: region.division }
}

async function loadCities(prefix: string): Promise<string> {
  const { default: places } = await import('../../data/zip/places.json', { with: { type: 'json' } })
  const byPrefix: Readonly<Record<string, string>> = places
  return byPrefix[prefix] ?? ''
}

/** One prefix reads "Rogers 56-58, Springdale 62 64-66": each city with the last two digits of its codes. */
function cityIn(cities: string, lastTwo: number): string | null {
  for (const entry of cities.split(', ')) {
    const [, city, codes] = /^(.*?)((?: \d\d(?:-\d\d)?)+)$/.exec(entry) ?? []
    const ranges = codes?.trim().split(' ') ?? []
    if (city !== undefined && ranges.some((range) => isWithin(range, lastTwo))) return city
  }
  return null
}

function isWithin(range: string, code: number): boolean {
  const [first, last = first] = range.split('-').map(Number)
  return first !== undefined && last !== undefined && code >= first && code <= last
}
