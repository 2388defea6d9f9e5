import { withDefaults } from '@pennyplate/domain/profile/profile'
import { expect, test } from 'vitest'
import type { callApi } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { saveProfile } from './save-profile.ts'

type Sent = { call: string; body?: unknown; timeoutMs?: number | undefined }
type Answer = unknown | ApiError

/** A server that answers calls from a list, in order. */
function serverThatSays(answers: Answer[]) {
  const sent: Sent[] = []
  const call: typeof callApi = async (path, { method = 'GET', body, timeoutMs, parse }) => {
    sent.push({ call: `${method} ${path}`, ...(body === undefined ? {} : { body }), timeoutMs })
    const answer = answers[sent.length - 1]
    if (answer instanceof ApiError) throw answer
    return parse(answer)
  }
  return { call, sent }
}

const NOW = new Date('2026-11-21T08:00:00Z')
const ABSENT = { value: null, revision: 0 }
const mine = { ...withDefaults(undefined), weeklyBudget: 80 }
const first = { userId: 'ann', mode: 'setup', from: undefined, mine, now: NOW } as const

test('the first save is written as completed, read back within 3 s, and noted in the metadata', async () => {
  const { call, sent } = serverThatSays([ABSENT, { revision: 1 }, { value: {}, revision: 1 }, {}])
  await saveProfile(call, first)
  expect(sent).toEqual([
    { call: 'GET /api/kv', timeoutMs: undefined },
    {
      call: 'POST /api/kv',
      body: { value: { ...mine, profileCompleted: true }, baseRevision: 0 },
      timeoutMs: undefined,
    },
    { call: 'GET /api/kv', timeoutMs: 3000 },
    {
      call: 'PATCH /api/me/metadata',
      body: { profileCompleted: true, lastUpdated: '2026-11-21T08:00:00.000Z' },
      timeoutMs: undefined,
    },
  ])
})

test('a first profile with nothing but default answers is saved too', async () => {
  const { call, sent } = serverThatSays([ABSENT, { revision: 1 }, { value: {}, revision: 1 }, {}])
  await saveProfile(call, { ...first, mine: withDefaults(undefined) })
  expect(sent[1]?.body).toEqual({ value: { profileCompleted: true }, baseRevision: 0 })
})

test('an update sets its time and does not change the metadata', async () => {
  const stored = { weeklyBudget: 100, profileCompleted: true, favoriteColor: 'green' }
  const { call, sent } = serverThatSays([
    { value: stored, revision: 4 },
    { revision: 5 },
    { value: {}, revision: 5 },
  ])
  const changed = { ...withDefaults(stored), weeklyBudget: 80 }
  await saveProfile(call, { ...first, mode: 'update', from: stored, mine: changed })
  expect(sent).toHaveLength(3)
  expect(sent[1]?.body).toEqual({
    value: { ...changed, profileCompleted: true, lastUpdated: '2026-11-21T08:00:00.000Z' },
    baseRevision: 4,
  })
})

test('changes another device saved meanwhile are kept, and mine are applied on top', async () => {
  const stored = { adults: 2, weeklyBudget: 100 }
  const theirs = { adults: 3, weeklyBudget: 100, zipCode: '10001' }
  const { call, sent } = serverThatSays([
    { value: stored, revision: 4 },
    new ApiError(409, 'conflict', { body: { value: theirs, revision: 5 } }),
    { revision: 6 },
    { value: {}, revision: 6 },
  ])
  const changed = { ...withDefaults(stored), weeklyBudget: 80 }
  await saveProfile(call, { ...first, mode: 'update', from: stored, mine: changed })
  expect(sent[2]?.body).toMatchObject({
    value: { adults: 3, weeklyBudget: 80, zipCode: '10001' },
    baseRevision: 5,
  })
})

test('a save that cannot be read back has failed', async () => {
  const lost = [ABSENT, { revision: 3 }, { value: null, revision: 3 }]
  await expect(saveProfile(serverThatSays(lost).call, first)).rejects.toThrow(
    'Profile failed to save to cloud storage',
  )
  const stale = [ABSENT, { revision: 3 }, { value: {}, revision: 2 }]
  await expect(saveProfile(serverThatSays(stale).call, { ...first, mode: 'update' })).rejects.toThrow(
    'Profile updates failed to save',
  )
})

test('a later save by another device proves that mine arrived', async () => {
  const { call } = serverThatSays([ABSENT, { revision: 3 }, { value: {}, revision: 4 }, {}])
  await expect(saveProfile(call, first)).resolves.toBeUndefined()
})

test('a failed metadata flag does not fail the save', async () => {
  const down = new ApiError(503, 'unavailable')
  const flagLost = [ABSENT, { revision: 1 }, { value: {}, revision: 1 }, down]
  await expect(saveProfile(serverThatSays(flagLost).call, first)).resolves.toBeUndefined()
  for (const answers of [[down], [ABSENT, down], [ABSENT, { revision: 1 }, down]]) {
    await expect(saveProfile(serverThatSays(answers).call, first)).rejects.toBe(down)
  }
})

test('endless conflicts end in an error', async () => {
  const conflict = new ApiError(409, 'conflict', { body: { value: {}, revision: 1 } })
  const { call, sent } = serverThatSays([ABSENT, ...Array.from({ length: 20 }, () => conflict)])
  await expect(saveProfile(call, first)).rejects.toBe(conflict)
  expect(sent).toHaveLength(7)
})
