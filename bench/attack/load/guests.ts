import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Asking, ask } from '../ask.ts'
import { PASSWORD } from '../person.ts'
import { hangOpen } from '../raw-requests.ts'

const MB = 1024 * 1024
const SIGN_IN = '/api/auth/sign-in/email'
const objects = '{},'.repeat(20_000)

function* manyObjects(bytes: number) {
  yield '{"a":['
  for (let sent = 0; sent < bytes; sent += objects.length) yield objects
  yield '{}]}'
}

type Act = (n: number) => readonly [path: string, asking: Asking]

/** The most expensive requests a guest can send. */
const WORST: Readonly<Record<string, Act>> = {
  'huge bodies': () => [SIGN_IN, { pieces: manyObjects(100 * MB), timeoutMs: 10_000 }],
  'bodies of the longest length': () => [SIGN_IN, { body: `{"a":[${'{},'.repeat(5200)}{}]}` }],
  'JSON that is deep': () => [SIGN_IN, { body: '['.repeat(16_000) }],
  'compressed bodies': () => [
    SIGN_IN,
    { body: gzipSync(Buffer.alloc(10 * MB)), headers: { 'content-encoding': 'gzip' } },
  ],
  'guessed passwords': (n) => [
    SIGN_IN,
    { body: { email: `household-${n % 10}@example.org`, password: `wrong, wrong ${n}` } },
  ],
  'guesses at unknown accounts': (n) => [
    SIGN_IN,
    { body: { email: `nobody-${n}@example.net`, password: 'wrong, wrong' } },
  ],
  'sign-ups': (n) => [
    '/api/auth/sign-up/email',
    { body: { name: 'Sam', email: `guest-${n}@example.net`, password: PASSWORD } },
  ],
  'reset mails': (n) => [
    '/api/auth/request-password-reset',
    { body: { email: `household-${n % 10}@example.org` } },
  ],
  'forged cookies': (n) => [
    '/api/me',
    { headers: { cookie: `better-auth.session_token=${n}.${'A'.repeat(43)}%3D` } },
  ],
  'long addresses': (n) => [`/api/foods?q=${'x'.repeat(7000)}${n}`, {}],
  'unknown shares': (n) => [`/api/shares/${'x'.repeat(20)}${n}`, {}],
  'food searches': (n) => [`/api/foods?q=${encodeURIComponent(`chicken ${n} a b c`)}`, {}],
  'forged webhooks': () => ['/api/payments/webhook', { body: `{"a":"${'x'.repeat(250_000)}"}` }],
  pages: () => ['/', {}],
  documentation: () => ['/api/openapi.json', {}],
  readiness: () => ['/api/health/ready', {}],
}

/** Sends each kind of request in a loop, always from new addresses. */
export async function attackAsGuests(origin: string, until: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  let addresses = 0
  const keepAsking = async (name: string, act: Act) => {
    while (performance.now() < until) {
      addresses += 1
      const [path, asking] = act(addresses)
      const from = `198.18.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`
      await ask(origin, path, { ...asking, headers: { ...asking.headers, 'x-forwarded-for': from } })
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  const hang = async () => {
    while (performance.now() < until) {
      const end = await hangOpen(
        origin,
        100,
        `POST ${SIGN_IN} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{`,
      )
      await wait(3000)
      end()
    }
  }
  await Promise.all([hang(), ...Object.entries(WORST).map(([name, act]) => keepAsking(name, act))])
  return counts
}
