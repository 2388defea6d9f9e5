import { field, jsonOf } from '../ask.ts'
import type { Person } from '../person.ts'
import { expectStatus, type Finding, firstFailure, type Topic } from '../probe.ts'
import type { Target } from '../target.ts'

const NUL = '\0'

/** Malformed request bodies, by description. */
const ODD: Readonly<Record<string, string>> = {
  nothing: '',
  null: 'null',
  'a list': '[]',
  'a number': '7',
  'a text': '"x"',
  'half an object': '{"a":',
  'two objects': '{}{}',
  'a byte order mark': '\uFEFF{}',
  'a number too large': '{"value":1e999,"seed":1e999,"userId":1e999}',
  'a name given twice': '{"value":1,"value":{}}',
  'a prototype': '{"__proto__":{"polluted":true},"value":{"__proto__":{"polluted":true}}}',
  'a constructor':
    '{"constructor":{"prototype":{"polluted":true}},"value":{"constructor":{"prototype":{"polluted":true}}}}',
  'texts with zero bytes': JSON.stringify(
    Object.fromEntries(
      [
        'value',
        'idempotencyKey',
        'write',
        'name',
        'email',
        'password',
        'token',
        'newPassword',
        'text',
        'code',
        'sessionId',
        'sourceId',
        'userId',
      ].map((name) => [name, `a${NUL}b`]),
    ),
  ),
  'half a character': '{"value":"\\ud800","text":"\\ud800","name":"\\ud800","email":"\\ud800@example.org"}',
  'objects where texts belong':
    '{"value":{},"text":{},"name":[],"email":{"$gt":""},"password":{"$ne":null},"token":{},"key":{}}',
}

/** Calls that would end or replace the session, or call the language model. */
const LEFT_OUT = new Set(['/api/auth/sign-out', '/api/demo', '/api/ai/connection-test'])

export const oddValues: Topic = {
  name: 'odd values',
  does: 'sends broken, empty and unusual JSON to every call with its own account, whose documents are lost',
  probes: [
    {
      holds: 'no call fails with 5xx on a malformed body',
      async run(target) {
        const odd = await target.newPerson()
        const calls = (await target.operations()).filter(
          ({ method, path }) => method !== 'GET' && !LEFT_OUT.has(path),
        )
        return firstFailure(
          calls.flatMap(({ method, path }) =>
            Object.entries(ODD).map(([what, body]) => async () => {
              const asked = `${path}?userId=${odd.userId}&key=profile`
              const { status, text } = await odd.ask(asked, { method, body })
              return status >= 500 || status === 0
                ? `${method} ${path} with ${what}: ${status} ${text.slice(0, 100)}`
                : undefined
            }),
          ),
        )
      },
    },
    { holds: 'no URL fails with 5xx on a zero byte or half a character', run: oddAddresses },
    {
      holds: 'an idempotency key, name or token with a zero byte is refused',
      async run(target) {
        const [sam] = await target.pair()
        await sam.save('profile', { zipCode: '72762', mealTypes: ['Breakfast'] })
        const tries: [string, object][] = [
          ['/api/ai/plan', { idempotencyKey: `a${NUL}b`, seed: 1 }],
          [
            '/api/auth/sign-up/email',
            { name: `a${NUL}b`, email: target.newEmail(), password: 'a pot with a tight lid' },
          ],
          ['/api/auth/reset-password', { token: `a${NUL}b`, newPassword: 'a pot with a tight lid' }],
          ['/api/auth/revoke-session', { token: `a${NUL}b` }],
        ]
        return firstFailure(
          tries.map(
            ([path, body]) =>
              async () =>
                expectStatus(path.split('?')[0] ?? '', await sam.ask(path, { body }), [400, 403, 404, 422]),
          ),
        )
      },
    },
    {
      holds: 'no stored document pollutes object prototypes',
      async run(target) {
        const [sam] = await target.pair()
        for (const value of ['{"__proto__":{"polluted":"yes"}}', '{"a":{"__proto__":{"polluted":"yes"}}}'])
          await sam.ask(sam.at('profile'), { body: `{"value":${value}}` })
        await sam.ask('/api/me/metadata', { method: 'PATCH', body: '{"__proto__":{"polluted":"yes"}}' })
        const seen = await Promise.all(['/api/config', '/api/me'].map((path) => sam.ask(path)))
        return seen.some(({ text }) => text.includes('polluted')) ? 'another answer shows it' : undefined
      },
    },
    {
      holds: 'a household cannot write values that belong to the server',
      async run(target) {
        const [sam] = await target.pair()
        const saved = await sam.save('subscriptionStatus', { status: 'active' })
        const meta = await sam.ask('/api/me/metadata', {
          method: 'PATCH',
          body: { tosAccepted: true, role: 'admin' },
        })
        return (
          expectStatus('a subscription', saved, [400, 403]) ?? expectStatus('public metadata', meta, [400])
        )
      },
    },
    { holds: 'errors do not reveal internals', run: checkErrors },
  ],
}

function oddAddresses(target: Target): Promise<Finding> {
  const odd = ['%00', 'a%00b', '%ed%a0%80', '%', '__proto__', "'%20or%201=1--", '%F0%9F']
  return target.pair().then(([sam]) =>
    firstFailure(
      odd.flatMap((text) =>
        [
          `/api/kv?userId=${sam.userId}&key=${text}`,
          `/api/kv?userId=${text}&key=profile`,
          `/api/kv/all?userId=${text}`,
          `/api/shares/${text}`,
          `/api/barcode/${text}1`,
          `/api/foods?q=${text}`,
          `/api/foods/${text}`,
          `/api/zip/${text}`,
          `/api/auth/verify-email?token=${text}`,
          `/api/auth/reset-password/${text}?callbackURL=/`,
          `/shared/${text}`,
          `/dashboard?tab=${text}`,
        ].map((path) => async () => {
          const { status } = await sam.ask(path)
          return status >= 500 ? `${path}: ${status}` : undefined
        }),
      ),
    ),
  )
}

async function checkErrors(target: Target): Promise<Finding> {
  const [sam] = await target.pair()
  const answers = await Promise.all([
    sam.save('profile', { adults: 'many' }),
    sam.ask('/api/ai/check', { body: { plan: 7 } }),
    sam.ask('/api/kv?userId=x&key=y'),
    signInBroken(sam),
  ])
  const loud = answers.find(({ text }) =>
    /\bat .*\.(ts|js):\d+|sqlite|select .* from|\/apps\/server/i.test(text),
  )
  if (loud) return loud.text.slice(0, 200)
  const mute = answers.find(
    ({ text }) => typeof jsonOf(text) !== 'object' || field(text, 'error') === undefined,
  )
  return mute && `no error code in ${mute.text.slice(0, 100)}`
}

const signInBroken = (sam: Person) => sam.ask('/api/auth/sign-in/email', { body: { email: 7, password: [] } })
