import { PASSWORD } from '../person.ts'
import { expectStatus, type Finding, type Topic } from '../probe.ts'
import type { Target } from '../target.ts'

/** Uses up limits shared by everybody, so it runs last and only on its own server. */
export const floods: Topic = {
  name: 'floods',
  does: 'signs up more people than the server allows',
  probes: [
    {
      holds: 'one address can create few accounts, even with forged X-Forwarded-For entries',
      needs: 'own server',
      run: (target) => signUpUntilRefused(target, 65, (n) => `203.0.113.${n}, 198.51.100.7`),
    },
    {
      holds: 'all addresses together can create a limited number of accounts per hour',
      needs: 'own server',
      isSlow: true,
      run: (target) => signUpUntilRefused(target, 650, () => target.newAddress()),
    },
    {
      holds: 'password resets cannot flood a mailbox',
      needs: 'own server',
      async run(target) {
        const email = target.newEmail()
        for (let n = 0; n < 12; n++) {
          const { status } = await target.guest('/api/auth/request-password-reset', { body: { email } })
          if (status === 429) return undefined
        }
        return '12 requests in a row were accepted'
      },
    },
    {
      holds: 'nobody can sign up when sign-up is closed',
      needs: 'own server',
      isSlow: true,
      run: async (target) =>
        target.own?.another({ ALLOW_SIGNUP: 'false' }, async ({ url }) => {
          const body = JSON.stringify({ name: 'Sam', email: 'sam@example.org', password: PASSWORD })
          const headers = { 'content-type': 'application/json' }
          const answer = await fetch(`${url}/api/auth/sign-up/email`, { method: 'POST', headers, body })
          return expectStatus(
            'signing up',
            { status: answer.status, text: await answer.text() },
            [400, 403, 404],
          )
        }),
    },
  ],
}

async function signUpUntilRefused(
  target: Target,
  times: number,
  from: (n: number) => string,
): Promise<Finding> {
  for (let n = 0; n < times; n++) {
    const { status } = await target.guest('/api/auth/sign-up/email', {
      body: { name: 'Sam', email: target.newEmail(), password: PASSWORD },
      headers: { 'x-forwarded-for': from(n) },
    })
    if (status === 429) return undefined
  }
  return `${times} accounts were created`
}
