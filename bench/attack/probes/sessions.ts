import { ask } from '../ask.ts'
import { expectStatus, firstFailure, type Topic } from '../probe.ts'

const NEW_PASSWORD = 'a pot with a tight lid'

export const sessions: Topic = {
  name: 'sessions',
  does: 'signs its own accounts in and out, and sends forged cookies',
  probes: [
    {
      holds: 'scripts cannot read cookies, and other sites cannot send them',
      async run(target) {
        const sam = await target.newPerson()
        await sam.ask('/api/auth/sign-out', { body: {} })
        const lines = (await sam.signIn()).headers['set-cookie'] ?? []
        if (lines.length === 0) return 'no cookie was set'
        const weak = lines.find((line) => !/httponly/i.test(line) || !/samesite=(lax|strict)/i.test(line))
        return weak?.replace(/=[^;]*/, '=...')
      },
    },
    {
      holds: 'a forged cookie signs nobody in',
      async run(target) {
        const [sam] = await target.pair()
        const name = /([\w.-]*session_token)=([^;]*)/.exec(sam.cookie)
        if (!name) return 'no session cookie was found'
        const [, cookie = '', value = ''] = name
        const token = decodeURIComponent(value).split('.')[0] ?? ''
        const forged = [
          token,
          `${token}.`,
          `${token}.AAAA`,
          `${token}.${'A'.repeat(43)}%3D`,
          `x${value}`,
          'null',
          '%',
          '%00',
          `${'.'.repeat(5000)}`,
        ]
        return firstFailure(
          forged.map(
            (text) => async () =>
              expectStatus(
                `${text.slice(0, 12)}...`,
                await ask(target.origin, `/api/kv/all?userId=${sam.userId}`, {
                  headers: { cookie: `${cookie}=${text}` },
                }),
                [401],
              ),
          ),
        )
      },
    },
    {
      holds: 'signing in creates a new session, and signing out ends it',
      async run(target) {
        const sam = await target.newPerson()
        const first = sam.cookie
        await sam.signIn()
        if (sam.cookie === first) return 'the cookie stayed the same'
        const second = sam.cookie
        await sam.ask('/api/auth/sign-out', { body: {} })
        const again = await ask(target.origin, `/api/kv/all?userId=${sam.userId}`, {
          headers: { cookie: second },
        })
        await sam.signIn()
        return expectStatus('the cookie after signing out', again, [401])
      },
    },
    {
      holds: 'changing the password ends the other sessions when requested',
      async run(target) {
        const sam = await target.newPerson()
        const other = sam.cookie
        await sam.signIn()
        const changed = await sam.ask('/api/auth/change-password', {
          body: { currentPassword: sam.password, newPassword: NEW_PASSWORD, revokeOtherSessions: true },
        })
        const failure = expectStatus('changing it', changed, [200])
        if (failure) return failure
        sam.password = NEW_PASSWORD
        const left = await ask(target.origin, `/api/kv/all?userId=${sam.userId}`, {
          headers: { cookie: other },
        })
        return expectStatus('the other session', left, [401])
      },
    },
  ],
}
