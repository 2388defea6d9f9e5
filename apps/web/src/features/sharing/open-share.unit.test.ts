import { deflateRawSync } from 'node:zlib'
import { arbitraryPlan } from '@pennyplate/contract/testing/arbitrary-plan'
import { SHARE_LINK_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { type OpenedShare, openShare } from './open-share.ts'
import { writeShareLink } from './write-share-link.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const ORIGIN = 'https://pennyplate.example'
const absent = async () => null

const open = (link: string, now = NOW, fetchShare: (id: string) => Promise<unknown> = absent) =>
  openShare(new URL(link, ORIGIN).pathname, { now, fetchShare })
const linkOf = (value: unknown) =>
  `/shared/${Buffer.from(JSON.stringify(value) ?? 'a letter to a friend, and no plan').toString('base64url')}`
const week = <M>(meals: M) => DAY_NAMES.map((day) => ({ day, meals }))

test('a plan is read back from its link unchanged', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryPlan, async (plan) => {
      const link = await writeShareLink({ plan, sharedBy: 'sam@example.org', now: NOW, origin: ORIGIN })
      // The largest do not fit into a link. They are stored on the server, and tested there.
      fc.pre(link !== null)
      expect(link.length).toBeLessThanOrEqual(SHARE_LINK_CHARS_MAX)
      const shared = { ...plan, sharedBy: 'sam@example.org', sharedDate: NOW.toISOString() }
      expect(await open(link)).toEqual({ kind: 'plan', shared })
    }),
    { numRuns: rounds(60, 500) },
  )
})

describe('a link', () => {
  it.each<[string, unknown, OpenedShare['kind']]>([
    ['the plan itself', { days: week({}) }, 'plan'],
    ['a plan wrapped as mealPlan', { mealPlan: { days: week({}) }, sharedBy: 'Kim' }, 'plan'],
    ['snacks of every old spelling', { days: week({ snacks: ['Nuts', { title: 'Pear' }] }) }, 'plan'],
    ['a script for a name', { days: week({ lunch: { name: '<script>alert(1)</script>' } }) }, 'plan'],
    ['six days', { days: week({}).slice(1) }, 'expired'],
    ['no days', { sharedBy: 'Kim' }, 'expired'],
    ['a list', [], 'expired'],
    ['a day that never was', { days: week({}), sharedDate: '2026-99-99' }, 'expired'],
    ['a cost below nothing', { days: week({ lunch: { name: 'a', estimatedCost: -1 } }) }, 'expired'],
    ['no JSON', undefined, 'undecodable'],
    ['a share of 30 days ago', { days: week({}), sharedDate: '2026-10-22T09:00:00Z' }, 'expired'],
    ['a share of a moment less', { days: week({}), sharedDate: '2026-10-22T09:00:01Z' }, 'plan'],
  ])('that holds %s', async (_, value, kind) => {
    expect((await open(linkOf(value))).kind).toBe(kind)
  })

  it.each([
    ['a prototype', `{"__proto__":{"sharedBy":"Mallory"},"days":${JSON.stringify(week({}))}}`],
    [
      'a prototype in a meal',
      JSON.stringify({ days: week({ lunch: 0 }) }).replaceAll('0', '{"name":"a","__proto__":{}}'),
    ],
    ['a hundred levels', `${'{"mealPlan":'.repeat(100)}1${'}'.repeat(100)}`],
  ])('that holds %s is refused', async (_, json) => {
    expect(await open(`/shared/${Buffer.from(json).toString('base64url')}`)).toEqual({ kind: 'expired' })
    expect(Object.prototype).not.toHaveProperty('sharedBy')
  })

  it('that decompresses to 10,000 days is refused', async () => {
    const days = JSON.stringify({ days: Array(10_000).fill({ day: '', meals: {} }) })
    const code = deflateRawSync(days).toString('base64url')
    expect(await open(`/shared/z.${code}`)).toEqual({ kind: 'expired' })
  })

  it('that decompresses to megabytes is stopped', async () => {
    const bomb = deflateRawSync(`[${' '.repeat(5_000_000)}]`, { level: 9 }).toString('base64url')
    expect(bomb.length).toBeLessThan(SHARE_LINK_CHARS_MAX)
    expect(await open(`/shared/z.${bomb}`)).toEqual({ kind: 'undecodable' })
  })
})

describe('the link of a stored plan', () => {
  const address = '/shared/mZ4nY2b_-9Q1c8kL0aT7xw'
  it('opens the plan the server has', async () => {
    const stored = { days: week({}), sharedBy: 'Anonymous', sharedDate: '2026-11-20T09:00:00.000Z' }
    expect(await open(address, NOW, async () => stored)).toEqual({ kind: 'plan', shared: stored })
    expect(await open(address)).toEqual({ kind: 'expired' })
    expect(await open('/shared/nonsense')).toEqual({ kind: 'expired' })
  })

  it('is reported as unreachable, not as missing, if the server cannot be reached', async () => {
    const error = new ApiError(0, 'unreachable')
    expect(await open(address, NOW, () => Promise.reject(error))).toEqual({ kind: 'unreachable', error })
  })
})

test('a damaged link opens a plan or gives a reason', { timeout: 120_000 }, async () => {
  const plan = { days: week({ dinner: { name: 'Lentil soup', estimatedCost: 1.4 }, snacks: ['Pear'] }) }
  const parsed = { days: week({ dinner: { name: 'Lentil soup' }, snacks: [{ name: 'Pear' }] }) }
  const deflated = await writeShareLink({ plan: parsed, sharedBy: 'Anonymous', now: NOW, origin: '' })
  const links = [linkOf(plan), deflated ?? '', linkOf({ mealPlan: plan })]
  expect(links[1]).toContain('/shared/z.')
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...links),
      fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.string({ unit: 'binary', maxLength: 3 })), {
        minLength: 1,
        maxLength: 4,
      }),
      async (link, damages) => {
        const code = damages.reduce(
          (text, [at, cut, inserted]) =>
            text.slice(0, at % (text.length + 1)) + inserted + text.slice((at % (text.length + 1)) + cut),
          link.slice('/shared/'.length),
        )
        const opened = await openShare(`/shared/${code}`, { now: NOW, fetchShare: absent })
        seen.add(opened.kind)
        expect(['plan', 'expired', 'undecodable']).toContain(opened.kind)
        if (opened.kind === 'plan') expect(opened.shared.days).toHaveLength(7)
      },
    ),
    { numRuns: rounds(500, 5000) },
  )
  expect(seen).toContain('undecodable')
})
