import { weekCommandRequest } from '@pennyplate/contract/week/commands'
import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { describe, expect, it } from 'vitest'
import type { callApi } from '../lib/api-client.ts'
import { ApiError } from '../lib/api-error.ts'
import { encodeCommand } from './encode-command.ts'
import { createHttpTransport } from './http-transport.ts'

type Sent = { path: string; method?: string; query?: unknown; body?: unknown; keepalive?: boolean }

/** Answers every call with the given body, or fails it with the given error. */
function transportWith(answer: unknown) {
  const sent: Sent[] = []
  const call: typeof callApi = async (path, { method, query, body, keepalive, parse }) => {
    sent.push({
      path,
      ...(method ? { method } : {}),
      ...(query ? { query } : {}),
      ...(body ? { body } : {}),
      ...(keepalive ? { keepalive } : {}),
    })
    if (answer instanceof ApiError) throw answer
    return parse(answer)
  }
  return { transport: createHttpTransport('user-1', call), sent }
}

const ON_4 = { baseRevision: 4, write: 'edit-1' }

describe('reading one document', () => {
  it.each([
    [
      'a value',
      { value: [1], revision: 4, updatedAt: '', writes: ['edit-1', 2] },
      { kind: 'found', value: [1], revision: 4, writes: ['edit-1'] },
    ],
    [
      'a value without write ids',
      { value: [1], revision: 4, updatedAt: '' },
      { kind: 'found', value: [1], revision: 4, writes: [] },
    ],
    ['404', new ApiError(404, 'not_found'), { kind: 'absent' }],
    ['nothing any more', { value: null, revision: 4 }, { kind: 'absent', revision: 4, writes: [] }],
    ['an answer without a value', { revision: 4 }, { kind: 'unreachable' }],
    ['something that is not JSON', new ApiError(0, 'unreadable_answer'), { kind: 'unreachable' }],
    ['no network', new ApiError(0, 'unreachable'), { kind: 'unreachable' }],
    ['401', new ApiError(401, 'unauthorized'), { kind: 'signed-out' }],
    ['403', new ApiError(403, 'forbidden'), { kind: 'signed-out' }],
    ['500', new ApiError(500, 'internal'), { kind: 'failed', status: 500, retryAfterMs: undefined }],
  ])('%s', async (_name, answer, expected) => {
    expect(await transportWith(answer).transport.read('pantry')).toEqual(expected)
  })
})

describe('writing one document', () => {
  const details = [{ path: 'name', reason: 'is missing' }]
  it.each([
    ['stored', { revision: 5 }, { kind: 'stored', revision: 5 }],
    [
      'a conflict with another version',
      { error: 'conflict', value: ['theirs'], revision: 7, writes: ['edit-1'] },
      { kind: 'conflict', value: ['theirs'], revision: 7, writes: ['edit-1'] },
    ],
    [
      'a conflict with a deletion',
      { error: 'conflict', value: null, revision: 7 },
      { kind: 'conflict', value: undefined, revision: 7, writes: [] },
    ],
    [
      'refused as invalid',
      new ApiError(400, 'invalid_value', { details }),
      { kind: 'refused', refusal: { status: 400, code: 'invalid_value', details } },
    ],
    [
      'refused as too large',
      new ApiError(413, 'value_too_large'),
      { kind: 'refused', refusal: { status: 413, code: 'value_too_large', details: [] } },
    ],
    [
      'too many requests',
      new ApiError(429, 'rate_limited', { retryAfterS: 12 }),
      { kind: 'failed', status: 429, retryAfterMs: 12_000 },
    ],
    ['an answer without a revision', {}, { kind: 'unreachable' }],
    [
      'a bad gateway',
      new ApiError(502, 'http_502'),
      { kind: 'failed', status: 502, retryAfterMs: undefined },
    ],
  ])('%s', async (_name, answer, expected) => {
    const { transport, sent } = transportWith(answer)
    expect(await transport.write('pantry', ['mine'], ON_4)).toEqual(expected)
    expect(sent).toEqual([
      {
        path: '/api/kv',
        method: 'POST',
        query: { userId: 'user-1', key: 'pantry', conflict: 'answer' },
        body: { value: ['mine'], baseRevision: 4, write: 'edit-1' },
        keepalive: true,
      },
    ])
  })

  it('does not use keepalive for a large document', async () => {
    const { transport, sent } = transportWith({ revision: 5 })
    await transport.write('recipesCache', 'x'.repeat(70_000), ON_4)
    expect(sent[0]?.keepalive).toBeUndefined()
  })

  it('does not hide a bug', async () => {
    const call: typeof callApi = async () => {
      throw new TypeError('a bug')
    }
    await expect(createHttpTransport('user-1', call).read('pantry')).rejects.toThrow('a bug')
  })
})

describe('deleting', () => {
  it('sends the revision it is based on, and counts one up if the document was deleted', async () => {
    const { transport, sent } = transportWith({ deleted: true })
    expect(await transport.remove('pantry', ON_4)).toEqual({ kind: 'stored', revision: 5 })
    expect(sent[0]?.query).toEqual({
      userId: 'user-1',
      key: 'pantry',
      conflict: 'answer',
      baseRevision: '4',
      write: 'edit-1',
    })
  })

  it('reports a conflict with another version', async () => {
    const { transport } = transportWith({ error: 'conflict', value: [], revision: 7, writes: [] })
    const conflict = { kind: 'conflict', value: [], revision: 7, writes: [] }
    expect(await transport.remove('pantry', ON_4)).toEqual(conflict)
  })

  it('keeps its revision if the document was deleted already', async () => {
    const { transport } = transportWith({ deleted: false })
    expect(await transport.remove('pantry', ON_4)).toEqual({ kind: 'stored', revision: 4 })
  })

  it('deletes any version if this browser never read one', async () => {
    const { transport, sent } = transportWith({ deleted: false })
    expect(await transport.remove('pantry', { baseRevision: 0, write: 'edit-1' })).toEqual({
      kind: 'stored',
      revision: 0,
    })
    expect(sent[0]?.query).toEqual({ userId: 'user-1', key: 'pantry', conflict: 'answer', write: 'edit-1' })
  })

  it('can delete everything', async () => {
    const { transport, sent } = transportWith({ deleted: 3 })
    expect(await transport.removeAll()).toEqual({ kind: 'stored' })
    expect(sent).toEqual([{ path: '/api/kv/all', method: 'DELETE', query: { userId: 'user-1' } }])
  })
})

describe('a command', () => {
  const entry = {
    key: 'key-1',
    command: { type: 'replace', at: { day: 1, slot: 'dinner' }, meal: { name: 'Tacos' } },
    facts: { today: '2026-11-21', now: '2026-11-21T08:00:00Z' },
  } as const
  const state = {
    revision: 8,
    totals: { listCents: 9000, budgetCents: 10_000 },
    violations: [],
    revisions: {},
  }

  it('is sent with its key, and slots are named as in other calls', async () => {
    const { transport, sent } = transportWith({ ...state, revisions: { currentMealPlan: 8 } })
    expect(await transport.command(entry)).toEqual({
      kind: 'answered',
      fault: undefined,
      revision: 8,
      revisions: new Map([['currentMealPlan', 8]]),
      plan: undefined,
      shoppingList: undefined,
      listCents: 9000,
      violations: [],
    })
    expect(sent).toEqual([
      {
        path: '/api/week/commands',
        method: 'POST',
        query: { userId: 'user-1', conflict: 'answer' },
        keepalive: true,
        body: {
          idempotencyKey: 'key-1',
          command: { type: 'replace', at: { day: 1, mealType: 'dinner' }, meal: { name: 'Tacos' } },
          today: '2026-11-21',
        },
      },
    ])
  })

  it('of every kind is one that the contract accepts', () => {
    const at = { day: 1, slot: 'dinner' } as const
    const commands: WeekCommand[] = [
      { type: 'replace', at, alsoAt: [{ day: 2, slot: 'snacks', index: 1 }], meal: { name: 'Tacos' } },
      { type: 'move', from: at, to: { ...at, week: '2026-11-22' } },
      { type: 'copy', from: at, to: at },
      { type: 'reuse', from: '2026-11-15' },
      { type: 'cook', at, taken: [] },
      { type: 'undo', of: 'key-1' },
    ]
    for (const command of commands) {
      const read = weekCommandRequest.safeParse({ idempotencyKey: 'key', command: encodeCommand(command) })
      expect(read.data?.command).toEqual(command)
    }
  })

  it('that cannot be done comes back with the fault and the state', async () => {
    const { transport } = transportWith({ ...state, error: 'already_accepted' })
    expect(await transport.command(entry)).toMatchObject({ fault: 'already_accepted', revision: 8 })
  })

  it.each([
    // The server answered, so it is not out of reach.
    ['an answer nobody can read', {}, { kind: 'failed', status: 200 }],
    ['a fault that only a newer server knows', { ...state, error: 'too_salty' }, { kind: 'refused' }],
    ['a week on another revision', { ...state, error: 'conflict' }, { kind: 'refused' }],
    ['no documents that this page can read', { ...state, plan: 1 }, { kind: 'answered', isBare: true }],
    ['a server that failed', new ApiError(500, 'internal'), { kind: 'failed', status: 500 }],
    ['too large', new ApiError(413, 'storage_full'), { kind: 'refused', refusal: { status: 413 } }],
    ['signed out', new ApiError(401, 'unauthorized'), { kind: 'signed-out' }],
  ])('%s', async (_name, answer, expected) => {
    expect(await transportWith(answer).transport.command(entry)).toMatchObject(expected)
  })
})

describe('reading everything', () => {
  it('ignores documents and entries it does not know', async () => {
    const { transport } = transportWith({
      entries: {
        pantry: { value: [], revision: 2, updatedAt: '' },
        future: { value: {}, revision: 1, updatedAt: '' },
        profile: { value: {}, updatedAt: '' },
      },
    })
    expect(await transport.readAll()).toEqual({
      kind: 'found',
      entries: [{ key: 'pantry', value: [], revision: 2, writes: [] }],
    })
  })
})
