import type { ClockWatch } from './clock/clock-watch.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open-database.ts'
import type { PhotoEncoder } from './dish-photos/photo-encoder.ts'
import type { ChangeBroadcast } from './documents/change-broadcast.ts'
import type { Chat } from './engines/chat/create-chat.ts'
import type { Engine } from './engines/engine.ts'
import type { GuardedFetch } from './http/guarded-fetch.ts'
import type { Limits } from './http/limits.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import type { PhotoReader } from './photo-reading/photo-reader.ts'
import type { PlanQueue } from './plan-queue/plan-run.ts'

export type PasswordHashing = {
  hash: (password: string) => Promise<string>
  verify: (kept: { hash: string; password: string }) => Promise<boolean>
}

export type PasswordAsker = {
  readonly address: string
  readonly account: string
  /** Aborted once the client has gone. */
  readonly signal?: AbortSignal
}

export type Passwords = PasswordHashing & {
  /** What `call` hashes is hashed in the turns of this asker. */
  askedBy: <T>(asker: PasswordAsker, call: () => Promise<T>) => Promise<T>
}

/** Everything impure the server uses, so that tests can pass in their own. */
export type Deps = {
  config: Config & { authSecret: string }
  database: Database
  changes: ChangeBroadcast
  limits: Limits
  engine: Engine
  /** The language model, if one is configured. */
  chat: Chat | undefined
  /** Where several servers can share a database. */
  planQueue: PlanQueue | undefined
  photoReader: PhotoReader
  photoEncoder: PhotoEncoder
  passwords: Passwords
  mailer: Mailer
  gateway: PaymentGateway
  /** Today's monthly price. */
  premiumPriceCents: number
  /** All outgoing HTTP requests go through it. */
  fetcher: GuardedFetch
  log: Log
  now: () => Date
  /** Notices when the clock behind `now` jumps. */
  clock: ClockWatch
  /** Repeats `run` until the returned function is called. */
  every: (ms: number, run: () => void) => () => void
  randomId: () => string
  /** Functions that end the open event streams, called when the server stops. */
  openStreams: Set<() => void>
}
