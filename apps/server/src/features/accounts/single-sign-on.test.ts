import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../testing/start-postgres.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

/** An OpenID Connect provider over HTTP with one user. */
async function startProvider() {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const person = { sub: 'person-1', email: 'kim@example.org', email_verified: true, name: 'Kim' }
  const answers: Record<string, (asked: URLSearchParams) => Promise<object>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': async () => ({ keys: [key] }),
    '/userinfo': async () => person,
    // A real provider stores the request's nonce; this one gets it back as the code.
    '/token': async (asked) => ({
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: await new SignJWT({ ...person, nonce: asked.get('code') ?? undefined })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(issuer)
        .setAudience('pennyplate')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    }),
  }
  const server: Server = createServer(async (request, response) => {
    const answer = answers[new URL(request.url ?? '/', issuer).pathname]
    response.setHeader('content-type', 'application/json')
    const asked = new URLSearchParams(await text(request))
    response.end(JSON.stringify(answer ? await answer(asked) : {}))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  open.push({ close: () => new Promise((resolve) => server.close(resolve)) })
  return issuer
}

async function signOn(server: TestServer) {
  const kim = server.visitor()
  const { json } = await kim.post('/api/auth/sign-in/social', {
    provider: 'oidc',
    callbackURL: '/auth-redirect',
  })
  const toProvider = new URL(json.url)
  const state = toProvider.searchParams.get('state') ?? ''
  const nonce = toProvider.searchParams.get('nonce') ?? ''
  const callback = new URL(toProvider.searchParams.get('redirect_uri') ?? '')
  const back = await kim.get(`${callback.pathname}?code=${nonce}&state=${encodeURIComponent(state)}`)
  return { kim, toProvider, back }
}

describe('single sign-on', () => {
  const withProvider = async (env: Record<string, string> = {}) => {
    const OIDC_ISSUER = await startProvider()
    const server = await startTestServer({
      env: {
        OIDC_ISSUER,
        OIDC_CLIENT_ID: 'pennyplate',
        OIDC_CLIENT_SECRET: 'secret',
        OIDC_NAME: 'Our house',
        ...env,
      },
    })
    open.push(server)
    return server
  }

  it('is offered by name and signs a user in through the provider', async () => {
    const server = await withProvider()
    expect((await server.visitor().get('/api/config')).json.oidc).toEqual({ name: 'Our house' })
    const { kim, toProvider, back } = await signOn(server)
    expect(toProvider.searchParams.get('code_challenge_method')).toBe('S256')
    expect(back.status).toBe(302)
    expect(back.headers.get('location')).toMatch(/\/auth-redirect$/)
    expect((await kim.get('/api/me')).json.user).toMatchObject({ email: 'kim@example.org', name: 'Kim' })
  })

  it('creates no account when sign-up is closed', async () => {
    const server = await withProvider({ ALLOW_SIGNUP: 'false' })
    const { kim } = await signOn(server)
    expect((await kim.get('/api/me')).json).toEqual({ user: null })
    expect(await server.deps.database.db.selectFrom('user').selectAll().execute()).toEqual([])
  })

  it('is neither given nor denied an account that somebody else opened with its address', async () => {
    const server = await withProvider()
    const stranger = await signUp(server, 'kim@example.org')
    const refused = await signOn(server)
    expect(refused.back.headers.get('location')).toMatch(/\/sign-in\?.*error=account_not_linked/)
    expect((await refused.kim.get('/api/me')).json).toEqual({ user: null })

    const { kim } = refused
    await kim.post('/api/auth/request-password-reset', { email: 'kim@example.org' })
    const token = new URL(/http\S+/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '').pathname
      .split('/')
      .at(-1)
    const newPassword = 'a wok of carbon steel'
    expect((await kim.post('/api/auth/reset-password', { newPassword, token })).status).toBe(200)
    expect((await stranger.get('/api/me')).json).toEqual({ user: null })
    const old = { email: 'kim@example.org', password: PASSWORD }
    expect((await stranger.post('/api/auth/sign-in/email', old)).status).toBe(401)

    const signedOn = await signOn(server)
    expect((await signedOn.kim.get('/api/me')).json.user).toMatchObject({
      id: stranger.userId,
      email: 'kim@example.org',
      emailVerified: true,
    })
  })

  it('refuses a callback that was not requested', async () => {
    const server = await withProvider()
    const visitor = server.visitor()
    const answer = await visitor.get('/api/auth/callback/oidc?code=once&state=made-up')
    expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/sign-in\?.*error=/)
    expect((await visitor.get('/api/me')).json).toEqual({ user: null })
  })
})
