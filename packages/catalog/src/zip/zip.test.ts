import { describe, expect, test } from 'vitest'
import { placeOfZip } from './place-of-zip.ts'
import { stateOfZip } from './state-of-zip.ts'

describe('the state of a ZIP code', () => {
  test.each([
    ['72762', 'AR'],
    ['10001', 'NY'],
    ['00501', 'NY'],
    ['00901', 'PR'],
    ['96910', 'GU'],
    ['96799', 'AS'],
    ['09001', 'AE'],
    ['83414', 'WY'],
    ['83401', 'ID'],
    ['73960', 'TX'],
    ['99950', 'AK'],
  ])('%s is in %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state)
  })

  test.each(['00000', '99999x', '7276', '', 'abcde', '72762-1234', '21300'])('%j is in none', (zip) => {
    expect(stateOfZip(zip)).toBeNull()
  })
})

describe('the place of a ZIP code', () => {
  test.each([
    ['72762', 'Springdale', 'AR', 'West South Central'],
    ['72758', 'Rogers', 'AR', 'West South Central'],
    ['49548', 'Grand Rapids', 'MI', 'East North Central'],
    ['33607', 'Tampa', 'FL', 'South Atlantic'],
    ['93230', 'Hanford', 'CA', 'Pacific'],
    ['98057', 'Renton', 'WA', 'Pacific'],
    ['10001', 'New York', 'NY', 'Middle Atlantic'],
    ['06390', 'Fishers Island', 'NY', 'Middle Atlantic'],
    ['00901', 'San Juan', 'PR', 'U.S. Territories and Associated States'],
  ])('%s is %s, %s', async (zip, city, state, region) => {
    expect(await placeOfZip(zip)).toEqual({ zip, city, state, region })
  })

  test.each(['00000', '72700', '1234', ''])('%j has no place', async (zip) => {
    expect(await placeOfZip(zip)).toBeNull()
  })
})
