import { ask } from '../ask.ts'
import { expectStatus, firstFall, type Topic } from '../probe.ts'

const NEW_PASSWORD = 'a pot with a tight lid'

export const sessions: Topic = {
  name: 'sessions',
  does: 'signs accounts of its own in and out, and shows forged cookies',
  probes: [
    {
      holds: 'cookies cannot be read by scripts and are not sent from other sites',
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
        return firstFall(
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
      holds: 'signing in makes a new session, and signing out ends it for good',
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
      holds: 'a new password ends the other sessions where that is asked for',
      async run(target) {
        const sam = await target.newPerson()
        const other = sam.cookie
        await sam.signIn()
        const changed = await sam.ask('/api/auth/change-password', {
          body: { currentPassword: sam.password, newPassword: NEW_PASSWORD, revokeOtherSessions: true },
        })
        const fell = expectStatus('changing it', changed, [200])
        if (fell) return fell
        sam.password = NEW_PASSWORD
        const left = await ask(target.origin, `/api/kv/all?userId=${sam.userId}`, {
          headers: { cookie: other },
        })
        return expectStatus('the other session', left, [401])
      },
    },
  ],
}
