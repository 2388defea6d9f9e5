import { field } from '../ask.ts'
import { PASSWORD } from '../person.ts'
import { expectStatus, firstFailure, type Topic } from '../probe.ts'
import type { Target } from '../target.ts'

const REFUSED = [400, 413, 415, 422]
const long = (chars: number) => 'x'.repeat(chars)

const signUp = (target: Target, body: object) => target.guest('/api/auth/sign-up/email', { body })

export const signUps: Topic = {
  name: 'sign-up',
  does: 'tries to create accounts with fields that are too long or that only the server may set, and deletes those it creates',
  probes: [
    {
      holds: 'account fields are limited in length',
      async run(target) {
        const usual = { name: 'Sam', email: target.newEmail(), password: PASSWORD }
        const tries: Record<string, object> = {
          'a name of 4,000 characters': { ...usual, name: long(4000) },
          'a name of 10 MB': { ...usual, name: long(10_000_000) },
          'an address of 5,000 characters': { ...usual, email: `${long(5000)}@example.org` },
          'a password of 12,000 characters': { ...usual, password: long(12_000) },
        }
        return firstFailure(
          Object.entries(tries).map(
            ([what, body]) =>
              async () =>
                expectStatus(what, await signUp(target, body), [...REFUSED, 0]),
          ),
        )
      },
    },
    {
      holds: 'a picture or name changed later is limited in length too',
      async run(target) {
        const [sam] = await target.pair()
        for (const body of [{ image: long(900_000) }, { name: long(4000) }]) {
          const answer = await sam.ask('/api/auth/update-user', { body })
          if (answer.status === 200)
            return `update-user took ${Object.keys(body)[0]} of ${JSON.stringify(body).length} bytes`
        }
        return undefined
      },
    },
    {
      holds: 'a guest cannot set fields that belong to the server',
      async run(target) {
        const person = target.stranger()
        const own = { id: 'mine', role: 'admin', emailVerified: true, isOwner: true, createdAt: '2000-01-01' }
        const answer = await person.ask('/api/auth/sign-up/email', {
          body: { ...own, name: 'Sam', email: person.email, password: PASSWORD },
        })
        const me = await person.ask('/api/me')
        const facts = [field(me.text, 'user', 'emailVerified'), field(me.text, 'user', 'id') === 'mine']
        await person.remove()
        if (answer.status === 200 && (facts[0] === true || facts[1])) return `it has ${me.text.slice(0, 200)}`
        return undefined
      },
    },
    {
      holds: 'an e-mail address with a line break cannot add recipients',
      async run(target) {
        const email = `a${Date.now()}@example.org\r\nBcc: thief@example.org`
        const answer = await signUp(target, { name: 'Sam', email, password: PASSWORD })
        const reset = await target.guest('/api/auth/request-password-reset', { body: { email } })
        const leaked = target.own?.mailsTo('thief@example.org').length ?? 0
        if (leaked > 0) return 'a mail went to the second address'
        return (
          expectStatus('signing up', answer, REFUSED) ?? expectStatus('a reset', reset, [200, ...REFUSED])
        )
      },
    },
    {
      holds: 'answers do not reveal who has an account',
      async run(target) {
        const [sam] = await target.pair()
        const shape = async (path: string, email: string) => {
          const answer = await target.guest(path, {
            body: { name: 'Sam', email, password: 'not this one, never' },
          })
          const said = answer.text
            .replaceAll(email, 'EMAIL')
            .replace(/"(id|createdAt|updatedAt|token)":("[^"]*"|null)/g, '"$1":""')
          return { seen: `${answer.status} ${said}`, cookies: (answer.headers['set-cookie'] ?? []).length }
        }
        return firstFailure(
          ['/api/auth/sign-in/email', '/api/auth/request-password-reset'].map((path) => async () => {
            const [known, unknown] = [await shape(path, sam.email), await shape(path, target.newEmail())]
            return known.seen === unknown.seen ? undefined : `${path}: ${known.seen} and ${unknown.seen}`
          }),
        )
      },
    },
    {
      holds: 'a common password is refused',
      run: async (target) =>
        expectStatus(
          '"password1234"',
          await signUp(target, { name: 'Sam', email: target.newEmail(), password: 'password1234' }),
          [400],
        ),
    },
  ],
}
