import { expect, it } from 'vitest'
import table from '../../data/zip/states.json' with { type: 'json' }
import { timeZoneOfState } from './time-zone-of-state.ts'

/** Military mail goes anywhere. */
const WITHOUT_ZONE = ['AA', 'AE', 'AP']

it('every state and territory has a time zone that exists', () => {
  const states = [...Object.keys(table.prefixes), ...Object.values(table.exceptions)]
  for (const state of new Set(states)) {
    const zone = timeZoneOfState(state)
    if (WITHOUT_ZONE.includes(state)) expect(zone, state).toBeUndefined()
    else expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone ?? 'none' }), state).not.toThrow()
  }
  expect(timeZoneOfState('AR')).toBe('America/Chicago')
})
