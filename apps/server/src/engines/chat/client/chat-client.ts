import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { AiFailure } from '@pennyplate/contract/ai/failure'
import { z } from 'zod'
import type { Config } from '../../../config.ts'
import type { HouseholdId } from '../../../database/ids.ts'
import { AppError } from '../../../http/errors.ts'
import type { AskedBy } from '../../asked.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { ChatError, failureOf, isWorthRetrying } from './chat-failure.ts'
import {
  ANSWER_CHARS_MAX,
  ATTEMPTS,
  type ChatKind,
  MAX_TOKENS,
  RETRY_DELAY_MS,
  TEMPERATURE,
  TIMEOUT_MS,
} from './chat-limits.ts'

export type ChatSettings = NonNullable<Config['ai']>

export type ChatQuestion = {
  readonly kind: ChatKind
  readonly system: string
  readonly user: string
  /** The answer's shape, for endpoints with structured output. The protocol allows an object only, not an array. */
  readonly schema?: z.ZodType
  readonly image?: { readonly bytes: Uint8Array; readonly mime: string }
  /** Streams the answer. Called with the whole text so far. */
  readonly onText?: (textSoFar: string) => void
}

export type ChatAnswer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly failure: AiFailure }

export type ChatCall = {
  readonly householdId: HouseholdId
  readonly kind: ChatKind
  readonly model: string
  readonly tokensIn: number
  readonly tokensOut: number
  readonly ms: number
  readonly outcome: 'ok' | AiFailure['error'] | 'cancelled'
}

export type QuestionVerdict =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      readonly error: 'daily_limit' | 'server_daily_limit'
      readonly retryAfterS: number
    }

export type ChatDeps = {
  readonly settings: ChatSettings
  readonly now: () => number
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>
  readonly timeoutMs?: Readonly<Record<ChatKind, number>>
  /** Counts a question, and returns which limit it exceeds, if any. */
  readonly countQuestion: (householdId: HouseholdId) => Promise<QuestionVerdict>
  readonly recordCall: (call: ChatCall) => Promise<void>
}

export type AskChat = (question: ChatQuestion, by: AskedBy) => Promise<ChatAnswer>

type Tokens = { in: number; out: number }

/** Asks the endpoint, with retries, within the daily limits. */
export function createChatClient(deps: ChatDeps): AskChat {
  const { settings, now, wait, timeoutMs = TIMEOUT_MS } = deps
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: settings.baseUrl,
    ...(settings.apiKey === undefined ? {} : { apiKey: settings.apiKey }),
    fetch: boundedFetch(settings.apiKey),
    includeUsage: true,
    supportsStructuredOutputs: settings.json === 'schema',
  })

  return async (question, by) => {
    const model = (question.image && settings.visionModel) || settings.model
    const verdict = await deps.countQuestion(by.householdId)
    if (!verdict.allowed)
      return { ok: false, failure: { error: verdict.error, retryAfterS: Math.ceil(verdict.retryAfterS) } }
    const start = now()
    const tokens: Tokens = { in: 0, out: 0 }
    const answer = await askWithRetries(question, model, by, tokens)
    await deps.recordCall({
      householdId: by.householdId,
      kind: question.kind,
      model,
      tokensIn: tokens.in,
      tokensOut: tokens.out,
      ms: Math.round(now() - start),
      outcome: by.signal.aborted ? 'cancelled' : answer.ok ? 'ok' : answer.failure.error,
    })
    if (by.signal.aborted) throw new AppError('unavailable', { message: 'the client disconnected' })
    return answer
  }

  async function askWithRetries(
    question: ChatQuestion,
    model: string,
    { signal }: AskedBy,
    tokens: Tokens,
  ): Promise<ChatAnswer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await askOnce(question, model, signal, tokens)
      if (answer.ok || signal.aborted || attempt >= ATTEMPTS || !isWorthRetrying(answer.failure))
        return answer
      await wait(RETRY_DELAY_MS * attempt, signal).catch(() => undefined)
      if (signal.aborted) return answer
    }
  }

  async function askOnce(
    question: ChatQuestion,
    model: string,
    signal: AbortSignal,
    tokens: Tokens,
  ): Promise<ChatAnswer> {
    const deadline = AbortSignal.timeout(timeoutMs[question.kind])
    const options = callOptions(question, AbortSignal.any([signal, deadline]))
    try {
      const text = question.onText
        ? await stream(provider.chatModel(model), options, question.onText, tokens)
        : await generate(provider.chatModel(model), options, tokens)
      return { ok: true, text }
    } catch (error) {
      return { ok: false, failure: deadline.aborted ? { error: 'timed_out' } : failureOf(error) }
    }
  }

  function callOptions({ system, user, schema, image }: ChatQuestion, abortSignal: AbortSignal): CallOptions {
    const { json } = settings
    const format = json !== 'off' && schema ? { responseFormat: responseFormat(schema) } : {}
    return {
      prompt: [
        { role: 'system', content: system },
        { role: 'user', content: [{ type: 'text', text: user }, ...(image ? [imagePart(image)] : [])] },
      ],
      temperature: TEMPERATURE,
      maxOutputTokens: MAX_TOKENS,
      abortSignal,
      ...format,
    }
  }
}

type ChatModel = ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>
type CallOptions = Parameters<ChatModel['doGenerate']>[0]
type ResponseFormat = NonNullable<CallOptions['responseFormat']>
type UserPart = Extract<CallOptions['prompt'][number], { role: 'user' }>['content'][number]

async function generate(model: ChatModel, options: CallOptions, tokens: Tokens): Promise<string> {
  const { content, usage } = await model.doGenerate(options)
  count(usage, tokens)
  return bounded(content.map((part) => (part.type === 'text' ? part.text : '')).join(''))
}

async function stream(
  model: ChatModel,
  options: CallOptions,
  onText: (textSoFar: string) => void,
  tokens: Tokens,
): Promise<string> {
  const { stream: parts } = await model.doStream(options)
  let text = ''
  let hasAnswer = false
  for await (const part of parts) {
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta') {
      text = bounded(text + part.delta)
      onText(text)
    }
    if (part.type === 'finish') {
      hasAnswer = text !== '' || part.finishReason.raw !== undefined
      count(part.usage, tokens)
    }
  }
  // The stream had neither text nor a finish reason, so it was not an answer.
  if (!hasAnswer) throw new Error('empty stream')
  return text
}

function bounded(text: string): string {
  if (text.length > ANSWER_CHARS_MAX) throw new ChatError({ error: 'answer_too_large' })
  return text
}

function count(usage: Awaited<ReturnType<ChatModel['doGenerate']>>['usage'], tokens: Tokens): void {
  tokens.in += usage.inputTokens.total ?? 0
  tokens.out += usage.outputTokens.total ?? 0
}

function responseFormat(schema: z.ZodType): ResponseFormat {
  const described = z.toJSONSchema(schema, { unrepresentable: 'any' })
  // zod returns a JSON schema; the library has a narrower type for it.
  return {
    type: 'json',
    name: 'answer',
    schema: described as Extract<ResponseFormat, { schema?: unknown }>['schema'],
  }
}

/** As a data URL at high detail (docs/spec-coverage.md, section 7). The library has no option for the detail. */
function imagePart({ bytes, mime }: NonNullable<ChatQuestion['image']>): UserPart {
  const url = `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`
  return {
    type: 'file',
    mediaType: mime,
    data: { type: 'data', data: bytes },
    providerOptions: { openaiCompatible: { image_url: { url, detail: 'high' } } },
  }
}
