import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type Where } from '../testing/fresh-database.ts'
import { sweepSnapshots } from './snapshots.ts'

describe('data saved before updates', () => {
  let place: Where
  let folder: string
  beforeEach(async () => {
    place = await freshDatabase('sqlite')
    folder = join(place.dataDir, 'before-update')
  })
  afterEach(() => place.remove())
  const save = (...names: string[]) => {
    mkdirSync(folder, { recursive: true })
    for (const name of names) writeFileSync(join(folder, name), '')
  }
  const sweep = (moment: string) => sweepSnapshots(place.dataDir, new Date(moment))

  it('is kept for 30 days, the newest two of it, and nothing else is touched', async () => {
    const first = 'before-0.10.0-2026-11-01T10-00-00Z.backup'
    const second = 'before-0.9.0-rc-1-2026-11-02T10-00-00Z.backup'
    const third = 'before-0.3.0-2026-11-20T10-00-00Z.backup'
    save(first, second, third, 'mine.backup')
    await sweep('2026-11-20T10:00:00Z')
    expect(readdirSync(folder)).toEqual([third, second, 'mine.backup'])
    await sweep('2026-12-02T10:00:00Z')
    expect(readdirSync(folder)).toEqual([third, second, 'mine.backup'])
    await sweep('2026-12-02T10:00:01Z')
    expect(readdirSync(folder)).toEqual([third, 'mine.backup'])
    await sweep('2027-01-01T10:00:00Z')
    expect(readdirSync(folder)).toEqual(['mine.backup'])
  })

  it('need not be there', async () => {
    await expect(sweep('2026-11-20T10:00:00Z')).resolves.toBeUndefined()
  })
})
