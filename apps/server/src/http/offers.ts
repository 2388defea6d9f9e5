import type { ServerConfig } from '@pennyplate/contract/accounts/account'
import type { Config } from '../config.ts'

/** What this server offers, as the app learns it. */
export function offersOf({ allowSignup, isDemo, oidc, billing, ai }: Config): ServerConfig {
  return {
    allowSignup,
    isDemo,
    oidc: oidc ? { name: oidc.name } : null,
    billing,
    ai: { chat: ai !== undefined, vision: ai?.visionModel !== undefined },
  }
}
