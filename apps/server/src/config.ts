import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { problemsBetween } from './config-rules.ts'

/** A blank value in a .env or compose file means "not set". */
const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional()

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', ''], { error: 'must be true or false' })
    .default('')
    .transform((value) => (value === '' ? fallback : value === 'true'))

const webAddress = (schemes: string[]) =>
  optionalText.refine((value) => value === undefined || isAddress(value, schemes), {
    error: `must be an address starting with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  })

const amount = (reason: string) =>
  optionalText.transform((value, context) => {
    if (value === undefined) return undefined
    const read = Number(value)
    if (Number.isFinite(read) && read >= 0) return read
    context.addIssue({ code: 'custom', message: reason })
    return z.NEVER
  })

/** Names separated by commas, as browsers write them in the Host header. */
const hostNames = z
  .string()
  .default('')
  .transform((value, context) =>
    value
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => {
        const { host, hostname } = URL.parse(`http://${name}`) ?? {}
        if (hostname && host === hostname && !/[/?#@:*]/.test(name)) return hostname
        context.addIssue({
          code: 'custom',
          message: 'must be names such as pennyplate.local, separated by commas, without a port',
        })
        return z.NEVER
      }),
  )

const environmentSchema = z.object({
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  BASE_URL: webAddress(['http:', 'https:']),
  ALLOWED_HOSTS: hostNames,
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: webAddress(['postgres:', 'postgresql:']),
  AUTH_SECRET: optionalText.refine((value) => value === undefined || value.length >= 32, {
    error: 'must have at least 32 characters',
  }),
  ALLOW_SIGNUP: flag(true),
  DEMO_MODE: flag(false),
  REQUIRE_VERIFIED_EMAIL: flag(false),
  SMTP_URL: webAddress(['smtp:', 'smtps:']),
  MAIL_FROM: z.string().trim().min(3).default('Pennyplate <pennyplate@localhost>'),
  OIDC_ISSUER: webAddress(['http:', 'https:']),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_NAME: z.string().trim().min(1).max(40).default('Single sign-on'),
  // Blank is allowed: then Open Food Facts is not used.
  OFF_BASE_URL: z
    .string()
    .trim()
    .default('https://world.openfoodfacts.org')
    .refine((value) => value === '' || isAddress(value, ['http:', 'https:']), {
      error: 'must be an address starting with http:// or https://, or empty',
    }),
  AI_BASE_URL: webAddress(['http:', 'https:']),
  AI_API_KEY: optionalText,
  AI_MODEL: optionalText,
  AI_VISION_MODEL: optionalText,
  AI_JSON: z
    .enum(['schema', 'object', 'off', ''], { error: 'must be schema, object or off' })
    .default('')
    .transform((value) => value || 'off'),
  AI_DAILY_LIMIT: amount('must be a number of questions').transform((value) => value ?? 100),
  AI_DAILY_LIMIT_SERVER: amount('must be a number of questions').transform((value) => value ?? 1000),
  AI_PRICE_IN: amount('must be dollars for a million tokens'),
  AI_PRICE_OUT: amount('must be dollars for a million tokens'),
  HOUSEHOLD_STORAGE_MB: amount('must be a number of megabytes')
    .transform((value) => value ?? 512)
    .refine((value) => value >= 16, { error: 'must be at least 16' }),
  OWNER_EMAIL: optionalText.transform((value) => value?.toLowerCase()),
  BILLING: z.enum(['beta', 'live'], { error: 'must be beta or live' }).default('beta'),
  BILLING_STARTS_ON: optionalText.refine((value) => value === undefined || isCalendarDay(value), {
    error: 'must be a day such as 2027-01-31',
  }),
  SQUARE_ENVIRONMENT: z
    .enum(['', 'sandbox', 'production'], { error: 'must be sandbox or production' })
    .default(''),
  SQUARE_ACCESS_TOKEN: optionalText,
  SQUARE_APPLICATION_ID: optionalText,
  SQUARE_LOCATION_ID: optionalText,
  SQUARE_PLAN_VARIATION_ID: optionalText,
  SQUARE_WEBHOOK_SIGNATURE_KEY: optionalText,
  SQUARE_BASE_URL: webAddress(['http:', 'https:']),
  METRICS_TOKEN: optionalText.refine((value) => value === undefined || value.length >= 16, {
    error: 'must have at least 16 characters',
  }),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info'),
  LOG_FORMAT: z.enum(['text', 'json'], { error: 'must be text or json' }).optional(),
  TRUST_PROXY: z.coerce
    .number({ error: 'must be the number of proxies in front of this server' })
    .int()
    .min(0)
    .max(10)
    .default(0),
  RATE_LIMIT_SCALE: z.coerce.number({ error: 'must be a number' }).min(0).max(1_000_000).default(1),
})

const SECRETS = [
  'AUTH_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'AI_API_KEY',
  'SQUARE_ACCESS_TOKEN',
  'SQUARE_WEBHOOK_SIGNATURE_KEY',
] as const

export type Config = ReturnType<typeof toConfig>

export type ConfigOutcome = { ok: true; config: Config } | { ok: false; problems: string[] }

/** The only place that reads the environment. Returns all problems, not just the first. */
export function readConfig(env: NodeJS.ProcessEnv): ConfigOutcome {
  const { values, problems } = withSecretFiles(env)
  problems.push(...problemsBetween(values))
  const parsed = environmentSchema.safeParse(values)
  if (!parsed.success) {
    problems.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  }
  if (!parsed.success || problems.length > 0) return { ok: false, problems }
  return { ok: true, config: toConfig(parsed.data) }
}

function toConfig(env: z.infer<typeof environmentSchema>) {
  const baseUrl = new URL(env.BASE_URL ?? `http://localhost:${env.PORT}`)
  return {
    port: env.PORT,
    host: env.HOST,
    baseUrl: baseUrl.origin,
    isHttps: baseUrl.protocol === 'https:',
    hostNames: new Set(['localhost', baseUrl.hostname, ...env.ALLOWED_HOSTS]),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    authSecret: env.AUTH_SECRET,
    isDemo: env.DEMO_MODE,
    // Demo visitors get a household that is deleted after a day, without an e-mail address.
    allowSignup: env.ALLOW_SIGNUP && !env.DEMO_MODE,
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    oidc:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
        ? {
            issuer: env.OIDC_ISSUER.replace(/\/$/, ''),
            clientId: env.OIDC_CLIENT_ID,
            clientSecret: env.OIDC_CLIENT_SECRET,
            name: env.OIDC_NAME,
          }
        : undefined,
    offBaseUrl: env.OFF_BASE_URL.replace(/\/+$/, ''),
    ai:
      env.AI_BASE_URL && env.AI_MODEL
        ? {
            baseUrl: env.AI_BASE_URL.replace(/\/+$/, ''),
            apiKey: env.AI_API_KEY,
            model: env.AI_MODEL,
            visionModel: env.AI_VISION_MODEL,
            json: env.AI_JSON,
            dailyLimit: env.AI_DAILY_LIMIT,
            serverDailyLimit: env.AI_DAILY_LIMIT_SERVER,
            priceIn: env.AI_PRICE_IN,
            priceOut: env.AI_PRICE_OUT,
          }
        : undefined,
    householdStorageBytes: Math.floor(env.HOUSEHOLD_STORAGE_MB * 1024 * 1024),
    ownerEmail: env.OWNER_EMAIL,
    billing: env.BILLING,
    billingStartsOn: env.BILLING === 'live' ? (env.BILLING_STARTS_ON ?? null) : null,
    square: squareOf(env),
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json'),
    trustedProxies: env.TRUST_PROXY,
    rateLimitScale: env.RATE_LIMIT_SCALE,
  } as const
}

function squareOf(env: z.infer<typeof environmentSchema>) {
  const environment = env.SQUARE_ENVIRONMENT
  const accessToken = env.SQUARE_ACCESS_TOKEN
  const applicationId = env.SQUARE_APPLICATION_ID
  const locationId = env.SQUARE_LOCATION_ID
  const planVariationId = env.SQUARE_PLAN_VARIATION_ID
  const signatureKey = env.SQUARE_WEBHOOK_SIGNATURE_KEY
  if (!environment || !accessToken || !applicationId || !locationId || !planVariationId || !signatureKey)
    return undefined
  const baseUrl = env.SQUARE_BASE_URL?.replace(/\/+$/, '')
  return { environment, accessToken, applicationId, locationId, planVariationId, signatureKey, baseUrl }
}

/** A secret may come from a file named by NAME_FILE, as container platforms provide them. */
function withSecretFiles(env: NodeJS.ProcessEnv) {
  const values: Record<string, string | undefined> = { ...env }
  const problems: string[] = []
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`]
    if (!path) continue
    try {
      values[name] = readFileSync(path, 'utf8').trim()
    } catch {
      problems.push(`${name}_FILE names a file that cannot be read`)
    }
  }
  return { values, problems }
}

function isAddress(value: string, schemes: string[]): boolean {
  const address = URL.parse(value)
  return address !== null && schemes.includes(address.protocol)
}

function isCalendarDay(value: string): boolean {
  return z.iso.date().safeParse(value).success
}
