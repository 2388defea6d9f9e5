import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import { ACCOUNT_HEADER, outboxOf } from './sweep-outbox.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  /** Stays the same when a mail is sent twice, so that mail programs show it once. */
  messageId?: string
  /** The account it is about; mails in the outbox are deleted with it. */
  accountId?: string
}

export type Mailer = {
  /** Returns at once, so that response times do not reveal whether a mail was sent. */
  send: (mail: Mail) => void
  /** Tries once and returns the outcome. */
  deliver: (mail: Mail) => Promise<Delivery>
  close: () => Promise<void>
}

/** unsure: the connection broke after the message was sent and before it was accepted. */
export type Delivery = 'delivered' | 'not_delivered' | 'unsure'

const RETRY_AFTER_MS = [5_000, 30_000, 120_000]

type MailerDeps = {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  log: Log
  now: () => Date
  randomId: () => string
}

export function createMailer(deps: MailerDeps): Mailer {
  const deliver = deps.config.smtpUrl ? bySmtp(deps, deps.config.smtpUrl) : intoOutbox(deps)
  const underway = new Set<Promise<void>>()
  const stopping = new AbortController()
  return {
    send(mail) {
      const delivery = deliverWithRetries(deliver, mail, deps.log, stopping.signal).finally(() =>
        underway.delete(delivery),
      )
      underway.add(delivery)
    },
    async deliver(mail) {
      try {
        await deliver(mail)
        return 'delivered'
      } catch (error) {
        const outcome = error instanceof BrokenDelivery && error.mayHaveArrived ? 'unsure' : 'not_delivered'
        deps.log.warn('mail was not delivered', { ...errorFields(error), outcome })
        return outcome
      }
    },
    async close() {
      stopping.abort()
      await Promise.all(underway)
    },
  }
}

async function deliverWithRetries(
  deliver: (mail: Mail) => Promise<void>,
  mail: Mail,
  log: Log,
  stop: AbortSignal,
) {
  for (const wait of [...RETRY_AFTER_MS, undefined]) {
    try {
      return await deliver(mail)
    } catch (error) {
      log.warn('mail was not delivered', {
        ...errorFields(error),
        willRetry: wait !== undefined && !stop.aborted,
      })
      if (wait === undefined || (await stoppedWithin(wait, stop))) return
    }
  }
}

function stoppedWithin(ms: number, stop: AbortSignal): Promise<boolean> {
  if (stop.aborted) return Promise.resolve(true)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    const stopNow = () => {
      clearTimeout(timer)
      resolve(true)
    }
    stop.addEventListener('abort', stopNow, { once: true })
  })
}

function bySmtp({ config }: MailerDeps, smtpUrl: string) {
  return async (mail: Mail) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(smtpUrl, { from: config.mailFrom })
    let isHandedOver = false
    transport.use('stream', (sending, done) => {
      // Called when the message itself is sent, after connecting and greeting.
      sending.message.transform(() => {
        isHandedOver = true
        return new PassThrough()
      })
      done()
    })
    const { accountId: _, ...message } = mail
    await transport.sendMail(message).catch((error: unknown) => {
      throw new BrokenDelivery(error, isHandedOver)
    })
  }
}

/** If the server refused or was never reached, nothing arrived. If the connection broke while sending, it may have. */
class BrokenDelivery extends Error {
  readonly code: string | undefined
  readonly mayHaveArrived: boolean
  constructor(cause: unknown, isHandedOver: boolean) {
    super('mail was not delivered', { cause })
    const isError = cause instanceof Error
    this.code = isError && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
    const hasAnswered = isError && 'responseCode' in cause && typeof cause.responseCode === 'number'
    this.mayHaveArrived = isHandedOver && !hasAnswered
  }
}

/** Without a mail server, mails are written as .eml files. */
function intoOutbox({ config, log, now, randomId }: MailerDeps) {
  return async (mail: Mail) => {
    const { createTransport } = await import('nodemailer')
    const composer = createTransport(
      { streamTransport: true, buffer: true, newline: 'unix' },
      { from: config.mailFrom },
    )
    const { accountId, ...content } = mail
    const headers = accountId === undefined ? {} : { [ACCOUNT_HEADER]: accountId }
    const { message } = await composer.sendMail({ ...content, headers })
    const folder = outboxOf(config.dataDir)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${now().toISOString().replaceAll(':', '-')}-${randomId().slice(0, 8)}.eml`)
    await writeFile(file, message as Buffer, { mode: 0o600 })
    log.info('no SMTP_URL is set, so a mail was written to a file', { file })
  }
}
