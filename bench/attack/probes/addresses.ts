import type { Answer } from '../ask.ts'
import { expectStatus, type Finding, firstFailure, type Topic } from '../probe.ts'
import type { Target } from '../target.ts'

const AWAY = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2f/evil.example',
  '/..//evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  '/@evil.example',
]

const OUTSIDE = [
  '/../../../../../../etc/passwd',
  '/assets/../../../../../../etc/passwd',
  '/assets/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/%252e%252e%252f%252e%252e%252fpackage.json',
  '/assets/..\\..\\..\\package.json',
  '/..%5c..%5cpackage.json',
  '/assets/%00',
  '/assets/%c0%ae%c0%ae/package.json',
  '/%',
  '/%ff%fe',
  '/.git/config',
  '/.env',
  '/data/pennyplate.sqlite',
  '/data/auth-secret',
  '/auth-secret',
  '/package.json',
  '/node_modules/hono/package.json',
  '/api/shares/..%2f..%2fkv',
  '/api/shares/%00',
  '/api/foods/..%2f..%2f..%2fpackage.json',
  '/api/foods/__proto__',
  '/api/foods/constructor',
  '/api/zip/..%2f..%2fpackage.json',
  '/api/zip/__proto__',
]
const INSIDE_WORDS =
  /root:.*:0:0|SQLite format 3|\[core\]|"(dependencies|workspaces)":|repositoryformatversion/

/** Reports a redirect to another site. */
function leavesSite(answer: Answer, origin: string): Finding {
  const { location } = answer.headers
  if (location === undefined) return undefined
  const to = URL.parse(location, origin)
  return to?.origin === origin ? undefined : `it redirects to ${location}`
}

export const addresses: Topic = {
  name: 'addresses',
  does: 'requests paths outside the site, paths with markup and line breaks, and redirects to other sites',
  probes: [
    {
      holds: 'no URL redirects to another site',
      run: (target) =>
        firstFailure(
          AWAY.flatMap((to) =>
            [
              `/api/auth/verify-email?token=x&callbackURL=${encodeURIComponent(to)}`,
              `/api/auth/reset-password/x?callbackURL=${encodeURIComponent(to)}`,
              `/api/auth/callback/oidc?error=x&state=${encodeURIComponent(to)}`,
              `/api/auth/error?callbackURL=${encodeURIComponent(to)}`,
              `/sign-in?return=${encodeURIComponent(to)}`,
              `/${to}`,
            ].map((path) => async () => {
              const answer = await target.guest(encodeUnsafe(path))
              const away = leavesSite(answer, target.origin)
              return away && `${path}: ${away}`
            }),
          ),
        ),
    },
    {
      holds: 'no path reads a file outside the web folder',
      run: (target) =>
        firstFailure(
          OUTSIDE.map((path) => async () => {
            const answer = await target.guest(path)
            if (INSIDE_WORDS.test(answer.text)) return `${path}: ${answer.text.slice(0, 80)}`
            return answer.status >= 500 ? `${path}: ${answer.status}` : undefined
          }),
        ),
    },
    { holds: 'markup in a URL comes back as text or not at all', run: reflect },
    {
      holds: 'a line break in a URL adds no header',
      async run(target) {
        const paths = [
          '/%0d%0aX-Planted:%20yes',
          '/shared/x%0d%0aX-Planted:%20yes',
          '/api/foods?q=%0d%0aX-Planted:%20yes',
        ]
        return firstFailure(
          paths.map(
            (path) => async () =>
              (await target.guest(path)).headers['x-planted'] ? `${path}: it does add one` : undefined,
          ),
        )
      },
    },
    {
      holds: 'every answer forbids framing, sniffing and foreign scripts, and does not name its software',
      run: checkHeaders,
    },
  ],
}

function encodeUnsafe(path: string): string {
  return path.replace(/[\t\\ ]/g, encodeURIComponent)
}

const MARKUP = '<script>planted</script>"\'><img src=x onerror=planted>'

async function reflect(target: Target): Promise<Finding> {
  const text = encodeURIComponent(MARKUP)
  const [sam] = await target.pair()
  const paths = [
    `/${text}`,
    `/shared/${text}`,
    `/dashboard?tab=${text}`,
    `/sign-in?return=${text}`,
    `/api/${text}`,
    `/api/foods?q=${text}`,
    `/api/zip/${text}`,
    `/api/docs?${text}`,
  ]
  const answers = [
    ...(await Promise.all(paths.map(async (path) => ({ path, answer: await target.guest(path) })))),
    {
      path: 'a refused save',
      answer: await sam.ask(`/api/kv?userId=${text}&key=${text}`, { body: { value: MARKUP } }),
    },
  ]
  for (const { path, answer } of answers) {
    const type = answer.headers['content-type'] ?? ''
    if (!type.startsWith('application/json') && answer.text.includes('<script>planted'))
      return `${path} as ${type}`
  }
  return undefined
}

async function checkHeaders(target: Target): Promise<Finding> {
  const answers = await Promise.all(
    [
      '/',
      '/sign-in',
      '/shared/x',
      '/api/config',
      '/api/none',
      '/assets/none.js',
      '/api/docs',
      '/nowhere',
    ].map(async (path) => ({ path, ...(await target.guest(path)) })),
  )
  const refused = await target.guest('/api/auth/sign-in/email', { body: '{' })
  for (const { path, headers, status } of [...answers, { path: 'a refusal', ...refused }]) {
    const policy = String(headers['content-security-policy'] ?? '')
    const missing = [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "default-src 'self'",
    ].find((part) => !policy.includes(part))
    if (missing) return `${path} (${status}) has no ${missing}`
    if (headers['x-content-type-options'] !== 'nosniff') return `${path} may be sniffed`
    if (!headers['referrer-policy']) return `${path} has no Referrer-Policy`
    if (headers.server || headers['x-powered-by']) return `${path} names its software`
  }
  return expectStatus('broken JSON', refused, [400])
}
