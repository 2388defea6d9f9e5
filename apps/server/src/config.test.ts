import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the environment', () => {
  it('may be empty: everything has a default', () => {
    const outcome = readConfig({})
    expect(outcome).toMatchObject({
      ok: true,
      config: {
        port: 3000,
        host: '127.0.0.1',
        baseUrl: 'http://localhost:3000',
        allowSignup: true,
        billing: 'beta',
      },
    })
  })

  it('counts a blank value as not set', () => {
    expect(readConfig({ SMTP_URL: '', DATABASE_URL: ' ', AUTH_SECRET: '', ALLOW_SIGNUP: '' })).toMatchObject({
      ok: true,
      config: { smtpUrl: undefined, databaseUrl: undefined, authSecret: undefined, allowSignup: true },
    })
  })

  it('says how much a household may store, and refuses what no household could live with', () => {
    const stored = (HOUSEHOLD_STORAGE_MB: string) => readConfig({ HOUSEHOLD_STORAGE_MB })
    expect(stored('')).toMatchObject({ config: { householdStorageBytes: 512 * 1024 * 1024 } })
    expect(stored('100')).toMatchObject({ config: { householdStorageBytes: 100 * 1024 * 1024 } })
    for (const bad of ['15', '0', '-1', 'much', '1GB'])
      expect(stored(bad)).toMatchObject({
        ok: false,
        problems: [expect.stringMatching(/^HOUSEHOLD_STORAGE_MB must be/)],
      })
  })

  it('reports all bad variables at once', () => {
    const outcome = readConfig({
      PORT: 'many',
      BASE_URL: 'meals',
      AUTH_SECRET: 'short',
      ALLOW_SIGNUP: 'maybe',
      OIDC_ISSUER: 'https://id.example.org',
      BILLING: 'free',
    })
    if (outcome.ok) throw new Error('should not be accepted')
    for (const name of ['PORT', 'BASE_URL', 'AUTH_SECRET', 'ALLOW_SIGNUP', 'OIDC_ISSUER', 'BILLING']) {
      expect(
        outcome.problems.filter((problem) => problem.startsWith(name)),
        name,
      ).toHaveLength(1)
    }
    expect(outcome.problems.join()).not.toContain('short')
  })

  it('answers at localhost, at the host of BASE_URL, and at ALLOWED_HOSTS', () => {
    expect(readConfig({})).toMatchObject({ config: { hostNames: new Set(['localhost']) } })
    const env = {
      BASE_URL: 'https://meals.example.org:8443',
      ALLOWED_HOSTS: ' Pennyplate.local,k\u00fcche ,',
    }
    expect(readConfig(env)).toMatchObject({
      config: { hostNames: new Set(['localhost', 'meals.example.org', 'pennyplate.local', 'xn--kche-0ra']) },
    })
    for (const bad of ['http://fridge.local', 'fridge.local:3000', '*.local', '*', 'a b', 'fridge.local/x']) {
      expect(readConfig({ ALLOWED_HOSTS: bad })).toEqual({
        ok: false,
        problems: [
          'ALLOWED_HOSTS must be names such as pennyplate.local, separated by commas, without a port',
        ],
      })
    }
  })

  it('has a language model only if its address and name are set', () => {
    expect(readConfig({})).toMatchObject({ config: { ai: undefined } })
    expect(readConfig({ AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'small' })).toMatchObject({
      config: {
        ai: {
          baseUrl: 'http://localhost:11434/v1',
          model: 'small',
          json: 'off',
          dailyLimit: 100,
          serverDailyLimit: 1000,
        },
      },
    })
    expect(readConfig({ AI_BASE_URL: 'http://localhost:11434/v1' })).toEqual({
      ok: false,
      problems: ['AI_BASE_URL also needs AI_MODEL'],
    })
    expect(readConfig({ AI_API_KEY: 'secret', AI_MODEL: 'small' })).toEqual({
      ok: false,
      problems: ['AI_API_KEY and AI_MODEL also needs AI_BASE_URL'],
    })
    const bad = { AI_JSON: 'yaml', AI_DAILY_LIMIT: 'many', AI_DAILY_LIMIT_SERVER: '-5', AI_PRICE_IN: '-1' }
    const outcome = readConfig({ ...bad, AI_BASE_URL: 'ftp://x', AI_MODEL: 'small' })
    expect(outcome.ok ? [] : outcome.problems).toHaveLength(5)
  })

  it('reads a secret from the file that NAME_FILE names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pennyplate-test-'))
    const file = join(folder, 'secret')
    writeFileSync(file, 'a secret of more than thirty-two characters\n')
    expect(readConfig({ AUTH_SECRET_FILE: file })).toMatchObject({
      config: { authSecret: 'a secret of more than thirty-two characters' },
    })
    expect(readConfig({ SMTP_URL_FILE: join(folder, 'missing') })).toEqual({
      ok: false,
      problems: ['SMTP_URL_FILE names a file that cannot be read'],
    })
    rmSync(folder, { recursive: true })
  })

  it('requires a day for live billing, and all Square variables or none', () => {
    const square = Object.fromEntries(
      ['ACCESS_TOKEN', 'APPLICATION_ID', 'LOCATION_ID', 'PLAN_VARIATION_ID', 'WEBHOOK_SIGNATURE_KEY'].map(
        (name) => [`SQUARE_${name}`, 'one'],
      ),
    )
    const live = { ...square, SQUARE_ENVIRONMENT: 'sandbox', BILLING: 'live' }
    expect(readConfig({ ...live, BILLING_STARTS_ON: '2027-03-01' })).toMatchObject({
      config: { billing: 'live', billingStartsOn: '2027-03-01', square: { environment: 'sandbox' } },
    })
    expect(readConfig({ BILLING: 'live', BILLING_STARTS_ON: '2027-03-01' })).toEqual({
      ok: false,
      problems: [
        'BILLING=live also needs SQUARE_ENVIRONMENT and the other settings of Square: without them no card is charged',
      ],
    })
    expect(readConfig({ BILLING_STARTS_ON: '2027-03-01' })).toMatchObject({
      config: { billingStartsOn: null },
    })
    expect(readConfig(live)).toEqual({
      ok: false,
      problems: ['BILLING=live also needs BILLING_STARTS_ON'],
    })
    const half = { SQUARE_ENVIRONMENT: 'sandbox', SQUARE_ACCESS_TOKEN: 'a-token' }
    const outcome = readConfig({ ...half, BILLING: 'live', BILLING_STARTS_ON: '2027-02-30' })
    expect(outcome.ok ? [] : outcome.problems).toEqual([
      'SQUARE_ENVIRONMENT and SQUARE_ACCESS_TOKEN also needs SQUARE_APPLICATION_ID and SQUARE_LOCATION_ID and SQUARE_PLAN_VARIATION_ID and SQUARE_WEBHOOK_SIGNATURE_KEY',
      'BILLING_STARTS_ON must be a day such as 2027-01-31',
    ])
  })
})
