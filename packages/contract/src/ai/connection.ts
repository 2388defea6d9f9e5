import { z } from 'zod'
import { aiFailure } from './failure.ts'

/** Where the language model is and what it took today, for the owner of the server alone. */
export const connectionFacts = z.discriminatedUnion('isOwner', [
  z.object({ isOwner: z.literal(false) }),
  z.object({
    isOwner: z.literal(true),
    host: z.string(),
    model: z.string(),
    visionModel: z.string().nullable(),
    /** Questions of one household a day; 0 is no limit. */
    dailyLimit: z.number(),
    /** Questions of all households together a day; 0 is no limit. */
    serverDailyLimit: z.number(),
    /** Of all households together, since midnight UTC. */
    today: z.object({
      calls: z.int(),
      failed: z.int(),
      tokensIn: z.int(),
      tokensOut: z.int(),
      /** Null where the server was told no prices. */
      costCents: z.int().nullable(),
    }),
  }),
])

export const connectionAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), ms: z.int() }),
  z.object({ ok: z.literal(false), failure: aiFailure }),
])

export type ConnectionFacts = z.infer<typeof connectionFacts>
export type ConnectionAnswer = z.infer<typeof connectionAnswer>
