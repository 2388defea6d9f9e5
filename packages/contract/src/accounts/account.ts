import * as z from 'zod/mini'
import { orNull } from '../lenient.ts'

const ai = z.object({ chat: z.catch(z.boolean(), false), vision: z.catch(z.boolean(), false) })

/** What it does not say is the server's default. */
const offers = z.object({
  allowSignup: z.catch(z.boolean(), true),
  /** Visitors get a household that is deleted after a day. There are no accounts. */
  isDemo: z.catch(z.boolean(), false),
  oidc: orNull(z.object({ name: z.string().check(z.minLength(1)) })),
  billing: z.catch(z.enum(['beta', 'live']), 'beta'),
  /** Whether a language model is configured, and whether it can look at pictures. */
  ai: z.catch(ai, { chat: false, vision: false }),
})

/** GET /api/config: what this server offers. */
export const configAnswer = z.catch(offers, () => offers.parse({}))

/** Whether the server belongs to who asks; unproven for an account of OWNER_EMAIL that has not proved it. */
export const ownershipAnswer = z.object({ ownership: z.enum(['owner', 'unproven', 'none']) })

/** The account's new address. */
export const emailConfirmedAnswer = z.object({ email: z.string() })

export type ServerConfig = z.infer<typeof configAnswer>
