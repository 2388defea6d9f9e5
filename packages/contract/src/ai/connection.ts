import * as z from 'zod/mini'
import { orNull } from '../lenient.ts'
import { aiFailure } from './failure.ts'

/** The language model's address and its use today, for the owner of the server only. */
export const connectionFacts = z.discriminatedUnion('isOwner', [
  z.object({ isOwner: z.literal(false) }),
  z.object({
    isOwner: z.literal(true),
    host: z.string(),
    model: z.string(),
    visionModel: orNull(z.string()),
    /** Questions per household and day; 0 means no limit. */
    dailyLimit: z.catch(z.number(), 0),
    /** Questions of all households together per day; 0 means no limit. */
    serverDailyLimit: z.catch(z.number(), 0),
    /** Of all households together, since midnight UTC. */
    today: z.object({
      calls: z.int(),
      failed: z.int(),
      tokensIn: z.int(),
      tokensOut: z.int(),
      /** Null if no prices are configured. */
      costCents: orNull(z.int()),
    }),
  }),
])

export const connectionAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), ms: z.int() }),
  z.object({ ok: z.literal(false), failure: aiFailure }),
])

export type ConnectionFacts = z.infer<typeof connectionFacts>
export type ConnectionAnswer = z.infer<typeof connectionAnswer>
