import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from '../person.ts'
import { expectStatus, type Finding, type Topic } from '../probe.ts'
import type { Target } from '../target.ts'

const PASSWORDS = ['a pot with a tight lid', 'a wok of carbon steel', 'a kettle without a lid']

async function mailsTo(target: Target, email: string, count: number): Promise<string[]> {
  for (let tries = 0; tries < 50; tries++) {
    const mails = target.own?.mailsTo(email) ?? []
    if (mails.length >= count) return mails
    await wait(50)
  }
  return target.own?.mailsTo(email) ?? []
}

/** The tokens of two password reset mails. */
async function resetTokens(target: Target, { email }: Person): Promise<string[]> {
  const before = (await mailsTo(target, email, 1)).length
  for (let n = 1; n <= 2; n++) {
    await target.guest('/api/auth/request-password-reset', { body: { email } })
    await mailsTo(target, email, before + n)
  }
  return (await mailsTo(target, email, before + 2))
    .flatMap((mail) => /reset-password\/([\w-]+)/.exec(mail)?.[1] ?? [])
    .slice(-2)
}

const reset = (target: Target, token: string, newPassword: string) =>
  target.guest('/api/auth/reset-password', { body: { token, newPassword } })

export const mailedLinks: Topic = {
  name: 'mailed links',
  does: 'requests reset links and a new e-mail address, and reads its own server’s mails',
  probes: [
    {
      holds: 'a password reset invalidates all reset links and ends all sessions',
      needs: 'own server',
      async run(target) {
        const sam = await target.newPerson()
        const [first = '', second = ''] = await resetTokens(target, sam)
        if (!first || !second) return 'no links arrived'
        const used = await reset(target, second, PASSWORDS[0] ?? '')
        sam.password = PASSWORDS[0] ?? ''
        return (
          expectStatus('the newer link', used, [200]) ??
          expectStatus('the same link again', await reset(target, second, PASSWORDS[1] ?? ''), [400]) ??
          expectStatus('the older link', await reset(target, first, PASSWORDS[1] ?? ''), [400]) ??
          expectStatus('a session from before', await sam.ask(`/api/kv/all?userId=${sam.userId}`), [401])
        )
      },
    },
    {
      holds: 'changing the password invalidates all reset links',
      needs: 'own server',
      async run(target) {
        const sam = await target.newPerson()
        const [first = ''] = await resetTokens(target, sam)
        await sam.ask('/api/auth/change-password', {
          body: { currentPassword: sam.password, newPassword: PASSWORDS[0] },
        })
        sam.password = PASSWORDS[0] ?? ''
        return expectStatus('a link from before', await reset(target, first, PASSWORDS[1] ?? ''), [400])
      },
    },
    {
      holds: 'changing the e-mail address needs the password and notifies the old address',
      needs: 'own server',
      run: moveAddress,
    },
    {
      holds: 'a forged Host header does not appear in mails',
      needs: 'own server',
      async run(target) {
        const sam = await target.newPerson()
        const before = (await mailsTo(target, sam.email, 1)).length
        const forged = {
          host: 'evil.example',
          origin: 'http://evil.example',
          'x-forwarded-host': 'evil.example',
        }
        await target.guest('/api/auth/request-password-reset', {
          body: { email: sam.email, redirectTo: '/sign-in/reset-password' },
          headers: forged,
        })
        const mails = await mailsTo(target, sam.email, before + 1)
        const link = /https?:\/\/\S+/.exec(mails.at(-1) ?? '')?.[0] ?? ''
        if (mails.join('\n').includes('evil.example')) return 'a mail names the forged host'
        return mails.length > before && !link.startsWith(target.origin)
          ? `the link leads to ${link.slice(0, 40)}`
          : undefined
      },
    },
  ],
}

async function moveAddress(target: Target): Promise<Finding> {
  const sam = await target.newPerson()
  const newEmail = target.newEmail('moved')
  for (const [path, body] of [
    ['/api/auth/change-email', { newEmail, callbackURL: '/' }],
    ['/api/account/email', { newEmail }],
    ['/api/account/email', { newEmail, password: 'wrong, wrong' }],
  ] as const) {
    const answer = await sam.ask(path, { body })
    if (answer.status === 200) return `${path} took it without the password`
  }
  const before = (await mailsTo(target, sam.email, 1)).length
  const asked = await sam.ask('/api/account/email', { body: { newEmail, password: sam.password } })
  const failure = expectStatus('asking with the password', asked, [200])
  if (failure) return failure
  const told = await mailsTo(target, sam.email, before + 1)
  if (!told.at(-1)?.includes(newEmail)) return 'the old address was not told'
  const [mail = ''] = await mailsTo(target, newEmail, 1)
  const link = new URL(/https?:\/\/\S+/.exec(mail)?.[0] ?? 'http://none')
  const token = link.searchParams.get('change') ?? link.searchParams.get('token') ?? ''
  const opened = await target.guest(link.pathname + link.search)
  const confirmed = await target.guest('/api/account/email/confirm', { body: { token } })
  if (opened.headers['set-cookie'] || confirmed.headers['set-cookie'])
    return 'the link signs in whoever opens it'
  return expectStatus('confirming', confirmed, [200])
}
