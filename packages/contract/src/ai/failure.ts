import * as z from 'zod/mini'
import { text, words } from '../documents/parts.ts'

/** Why a language model gave no usable answer. The sentences for it are in apps/web/src/messages. */
export const AI_FAILURES = [
  /** The endpoint answered with an error; `status` and `detail` come from it. */
  'api_error',
  /** The endpoint answered without choices or without a message. */
  'invalid_api_response',
  'timed_out',
  'unreachable',
  'answer_too_large',
  'empty_response',
  'invalid_response',
  'empty_plan',
  'bad_structure',
  'not_seven_days',
  /** `day` lacks `meals`. */
  'incomplete_day',
  'same_meal',
  'forbidden_meal',
  /** This household has used its questions for today. */
  'daily_limit',
  /** All households of this server together have used theirs. */
  'server_daily_limit',
] as const

export const aiFailure = z.object({
  /** A reason that only a newer server knows is an answer we cannot use. */
  error: z.catch(z.enum(AI_FAILURES), 'invalid_response'),
  status: z.optional(z.int()),
  detail: z.optional(text(300)),
  day: z.optional(text(20)),
  meals: z.optional(words(10, 40)),
  retryAfterS: z.optional(z.number()),
})

/** If absent, the server's choice: the language model if one is configured. */
export const engineChoice = z.enum(['builtin', 'chat'])

export type EngineChoice = z.infer<typeof engineChoice>
export type AiFailure = z.infer<typeof aiFailure>
