import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { toHouseholdId } from '../../../database/ids.ts'
import {
  type ChatAnswering,
  hangsUp,
  page,
  redirectTo,
  says,
  saysJson,
  saysWhole,
  silent,
  startChatStandIn,
  status,
} from '../../../testing/chat-stand-in.ts'
import { type ChatCall, type ChatQuestion, type ChatSettings, createChatClient } from './chat-client.ts'
import { TIMEOUT_MS } from './chat-limits.ts'

const KEY = 'sk-very-secret-1234567890'
const QUESTION: ChatQuestion = { kind: 'replace', system: 'Be a cook.', user: 'What is for dinner?' }

let standIn: Awaited<ReturnType<typeof startChatStandIn>>
let calls: ChatCall[] = []
let waits: number[] = []
beforeAll(async () => {
  standIn = await startChatStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.asked.length = 0
  calls = []
  waits = []
})

function client(settings: Partial<ChatSettings> = {}, options: { timeoutMs?: number; limit?: number } = {}) {
  const { timeoutMs = 5000, limit = 100 } = options
  let asked = 0
  return createChatClient({
    settings: {
      baseUrl: standIn.baseUrl,
      apiKey: KEY,
      model: 'small',
      visionModel: 'seeing',
      json: 'off',
      dailyLimit: limit,
      serverDailyLimit: 0,
      priceIn: undefined,
      priceOut: undefined,
      ...settings,
    },
    now: () => performance.now(),
    wait: async (ms) => waits.push(ms),
    timeoutMs: { ...TIMEOUT_MS, replace: timeoutMs, plan: timeoutMs },
    countQuestion: async () =>
      ++asked > limit ? { allowed: false, error: 'daily_limit', retryAfterS: 60 } : { allowed: true },
    recordCall: async (call) => void calls.push(call),
  })
}

const by = (signal = new AbortController().signal) => ({ householdId: toHouseholdId('sam'), signal })
const ask = (
  answers: ChatAnswering[],
  question: Partial<ChatQuestion> = {},
  settings: Partial<ChatSettings> = {},
) => {
  standIn.answer(...answers)
  return client(settings)({ ...QUESTION, ...question }, by())
}

describe('a question to the endpoint', () => {
  it('has the shape, the temperature and the length of the specification', async () => {
    expect(await ask([says('Soup')])).toEqual({ ok: true, text: 'Soup' })
    const [{ headers, body } = standIn.asked[0] as never] = standIn.asked
    expect(headers.authorization).toBe(`Bearer ${KEY}`)
    expect(body).toEqual({
      model: 'small',
      messages: [
        { role: 'system', content: 'Be a cook.' },
        { role: 'user', content: 'What is for dinner?' },
      ],
      temperature: 0.7,
      max_tokens: 4000,
    })
  })

  it('needs no key where none is configured', async () => {
    await ask([says('Soup')], {}, { apiKey: undefined })
    expect(standIn.asked[0]?.headers.authorization).toBeUndefined()
  })

  it.each([
    ['off', undefined],
    ['object', 'json_object'],
    ['schema', 'json_schema'],
  ] as const)('with AI_JSON=%s asks for %s', async (json, type) => {
    await ask([says('{}')], { schema: z.object({ a: z.string() }) }, { json })
    expect(standIn.asked[0]?.body.response_format?.type).toBe(type)
  })

  it('streams the answer on request', async () => {
    const chunks: string[] = []
    const text = 'x'.repeat(1000)
    expect(await ask([says(text)], { onText: (soFar) => chunks.push(soFar) })).toEqual({ ok: true, text })
    expect(chunks.length).toBeGreaterThan(2)
    expect(standIn.asked[0]?.body.stream).toBe(true)
  })

  it('reads an endpoint that sends one JSON answer instead of a stream', async () => {
    expect(await ask([saysWhole('Soup')], { onText: () => {} })).toEqual({ ok: true, text: 'Soup' })
  })
})

const FOREVER = { error: 'api_error', status: 500, detail: 'boom' }
const NO_CHOICES = saysJson({ id: 'x' })
const NO_MESSAGE = saysJson({ choices: [{ index: 0 }] })

describe.each([
  ['whole', {}],
  ['in pieces', { onText: () => {} }],
])('an endpoint that misbehaves, asked for an answer %s', (_, question) => {
  it.each([
    ['429 once', [status(429, 'slow down'), says('Soup')], 2],
    ['500 once', [status(500), says('Soup')], 2],
    ['no choices once', [NO_CHOICES, says('Soup')], 2],
    ['no message once', [NO_MESSAGE, says('Soup')], 2],
    ['HTML once', [page, says('Soup')], 2],
  ])('is retried after 2 s for %s', async (_name, answers, count) => {
    expect(await ask(answers, question)).toEqual({ ok: true, text: 'Soup' })
    expect([standIn.asked.length, waits]).toEqual([count, [2000]])
  })

  it.each([
    ['500 twice', [status(500, 'boom')], FOREVER, 2],
    ['429 twice', [status(429)], { error: 'api_error', status: 429 }, 2],
    ['401', [status(401, 'who are you?')], { error: 'api_error', status: 401, detail: 'who are you?' }, 1],
    ['no choices', [NO_CHOICES], { error: 'invalid_api_response' }, 2],
    ['choices: []', [saysJson({ choices: [] })], { error: 'invalid_api_response' }, 2],
    ['no message', [NO_MESSAGE], { error: 'invalid_api_response' }, 2],
    ['HTML', [page], { error: 'invalid_api_response' }, 2],
    ['ten times the text of a long answer', [says('x'.repeat(200_000))], { error: 'answer_too_large' }, 1],
    ['10 MB of text', [says('x'.repeat(10_000_000))], { error: 'answer_too_large' }, 1],
    ['a broken line', [hangsUp], { error: 'unreachable' }, 1],
    ['a redirect', [redirectTo('http://127.0.0.1:1/')], { error: 'api_error', status: 307 }, 1],
  ])('fails with its reason for %s', async (_name, answers, failure, count) => {
    expect(await ask(answers, question)).toEqual({ ok: false, failure })
    expect(standIn.asked).toHaveLength(count)
  })

  it('fails after the timeout without an answer', async () => {
    standIn.answer(silent)
    const answer = await client({}, { timeoutMs: 1000 })({ ...QUESTION, ...question }, by())
    expect(answer).toEqual({ ok: false, failure: { error: 'timed_out' } })
    expect(standIn.asked).toHaveLength(1)
  })

  it('is disconnected when the client disconnects', async () => {
    standIn.answer(silent)
    const leaving = new AbortController()
    const answer = client()({ ...QUESTION, ...question }, by(leaving.signal))
    await expect.poll(() => standIn.asked.length).toBe(1)
    leaving.abort()
    await expect(answer).rejects.toThrow('disconnected')
    await standIn.asked[0]?.hungUp
    expect(calls[0]?.outcome).toBe('cancelled')
  })
})

it('a closed port is unreachable', async () => {
  expect(await ask([says('')], {}, { baseUrl: 'http://127.0.0.1:1/v1' })).toEqual({
    ok: false,
    failure: { error: 'unreachable' },
  })
})

it("removes the key from an endpoint's error message", async () => {
  const answer = await ask([status(401, `Incorrect API key provided: ${KEY}, or sk-very-*****7890.`)])
  expect(JSON.stringify(answer)).not.toMatch(/sk-very|secret/)
})

it('counts and logs every question without its content', async () => {
  standIn.answer(says('Soup'))
  const limited = client({}, { limit: 1 })
  await limited(QUESTION, by())
  expect(await limited(QUESTION, by())).toEqual({
    ok: false,
    failure: { error: 'daily_limit', retryAfterS: 60 },
  })
  expect(standIn.asked).toHaveLength(1)
  expect(calls).toEqual([
    {
      householdId: toHouseholdId('sam'),
      kind: 'replace',
      model: 'small',
      tokensIn: 1000,
      tokensOut: 500,
      ms: expect.any(Number),
      outcome: 'ok',
    },
  ])
})
