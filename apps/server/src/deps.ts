import type { ClockWatch } from './clock/clock-watch.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open-database.ts'
import type { ChangeBroadcast } from './documents/change-broadcast.ts'
import type { Chat } from './engines/chat/create-chat.ts'
import type { Engine } from './engines/engine.ts'
import type { PhotoReader } from './features/photos/photo-reader.ts'
import type { GuardedFetch } from './http/guarded-fetch.ts'
import type { Limits } from './http/limits.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PaymentGateway } from './payments/gateway.ts'

export type Passwords = {
  hash: (password: string) => Promise<string>
  verify: (kept: { hash: string; password: string }) => Promise<boolean>
}

/** Everything impure the server uses, in one place, so that a test can hand in its own. */
export type Deps = {
  config: Config & { authSecret: string }
  database: Database
  changes: ChangeBroadcast
  limits: Limits
  engine: Engine
  /** The language model, where one is configured. */
  chat: Chat | undefined
  photoReader: PhotoReader
  /** How passwords are kept, where that is not the identity library's own slow hash. */
  passwords?: Passwords
  mailer: Mailer
  /** Who charges cards. */
  gateway: PaymentGateway
  /** What premium costs a month today. */
  premiumPriceCents: number
  /** Every request that leaves this server for the web goes through it. */
  fetcher: GuardedFetch
  log: Log
  now: () => Date
  /** Notices when that clock jumps. */
  clock: ClockWatch
  /** Runs that again and again until the answer is called. */
  every: (ms: number, run: () => void) => () => void
  randomId: () => string
  /** How to end each open event stream, for when the server stops. */
  openStreams: Set<() => void>
}
