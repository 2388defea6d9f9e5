import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { freePort } from '../testing/start-postgres.ts'
import { createMailer, type Mailer } from './mailer.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'pennyplate-test-'))
const mail = { to: 'sam@example.org', subject: 'Hello', text: 'One line.\nhttp://localhost/link' }
let mailer: Mailer
let logged: string[] = []

function mailerWith(smtpUrl?: string) {
  logged = []
  const log = createLog({
    level: 'debug',
    format: 'json',
    now: () => new Date(),
    write: (line) => logged.push(line),
  })
  const config = { smtpUrl, mailFrom: 'Pennyplate <kitchen@example.org>', dataDir }
  mailer = createMailer({ config, log, now: () => new Date(), randomId: () => 'abcdefghij' })
  return mailer
}

// The library's types omit this field.
const hangUp = (connection: unknown) => (connection as { _socket: { destroy: () => void } })._socket.destroy()

afterEach(async () => {
  await mailer.close()
  rmSync(join(dataDir, 'outbox'), { recursive: true, force: true })
})

describe('mail', () => {
  it('goes to the mail server in SMTP_URL', async () => {
    const received = Promise.withResolvers<{ from: string; to: string[]; content: string }>()
    const port = await freePort()
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, session, done) {
        let content = ''
        stream.on('data', (chunk: Buffer) => {
          content += chunk.toString()
        })
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope
          received.resolve({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map((to) => to.address),
            content,
          })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
    mailerWith(`smtp://127.0.0.1:${port}`).send(mail)
    const { from, to, content } = await received.promise
    expect(from).toBe('kitchen@example.org')
    expect(to).toEqual(['sam@example.org'])
    expect(content).toContain('Subject: Hello')
    expect(content).toContain('http://localhost/link')
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  })

  it('is written to the outbox when there is no mail server, and the log says so without the address', async () => {
    mailerWith().send(mail)
    await mailer.close()
    const [file = ''] = readdirSync(join(dataDir, 'outbox'))
    const path = join(dataDir, 'outbox', file)
    expect(file).toMatch(/\.eml$/)
    expect(readFileSync(path, 'utf8')).toContain('To: sam@example.org')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(logged.join()).toContain('outbox')
    expect(logged.join()).not.toContain('sam@example.org')
  })

  it('that cannot be delivered is retried and never blocks the sender', async () => {
    mailerWith(`smtp://127.0.0.1:${await freePort()}`).send(mail)
    await expect.poll(() => logged.join()).toContain('"willRetry":true')
    expect(logged.join()).not.toContain('sam@example.org')
  })

  it('is reported as delivered only if it was', async () => {
    expect(await mailerWith().deliver(mail)).toBe('delivered')
    expect(await mailerWith(`smtp://127.0.0.1:${await freePort()}`).deliver(mail)).toBe('not_delivered')
  })

  it.each([
    ['refuses the address', 'not_delivered', 'to'],
    ['refuses the message', 'not_delivered', 'message'],
    ['hangs up over the message', 'unsure', 'hang up'],
  ] as const)('to a server that %s is %s', async (_, outcome, trouble) => {
    const port = await freePort()
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, done) => done(trouble === 'to' ? new Error('nobody here') : null),
      onData(stream, _session, done) {
        stream.resume()
        if (trouble === 'hang up') stream.once('end', () => smtp.connections.forEach(hangUp))
        else stream.once('end', () => done(new Error('not today')))
      },
    })
    smtp.on('error', () => {})
    await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
    expect(await mailerWith(`smtp://127.0.0.1:${port}`).deliver(mail)).toBe(outcome)
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  })
})
