import { expectStatus, firstFailure, type Topic } from '../probe.ts'
import { sendRaw } from '../raw-requests.ts'

const CROSS_SITE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another origin': { origin: 'https://evil.example' },
  'no origin of its own': { origin: 'null' },
  'the fetch metadata of another site': { 'sec-fetch-site': 'cross-site' },
  'the fetch metadata of a sibling': { 'sec-fetch-site': 'same-site' },
  'another port': { origin: 'http://localhost:1' },
  'a name that begins like ours': { origin: 'http://localhost.evil.example' },
}

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'another name': 'Host: evil.example',
  'another name with an origin': 'Host: evil.example\r\nOrigin: http://evil.example',
  'ours and another name': 'Host: localhost\r\nHost: evil.example',
}

export const origins: Topic = {
  name: 'origins',
  does: 'sends requests that look like a browser’s on another site’s page',
  probes: [
    {
      holds: 'a page of another site cannot change anything',
      async run(target) {
        const [sam] = await target.pair()
        return firstFailure(
          Object.entries(CROSS_SITE).map(([what, headers]) => async () => {
            const save = await sam.save('recipeFavorites', ['planted'], { headers })
            const out = await sam.ask('/api/auth/sign-out', { body: {}, headers })
            return (
              expectStatus(`a save with ${what}`, save, [403]) ??
              expectStatus(`signing out with ${what}`, out, [403])
            )
          }),
        )
      },
    },
    {
      holds: 'a name that another site gave this server is not answered',
      run: (target) =>
        firstFailure(
          Object.entries(OTHER_NAMES).map(([what, lines]) => async () => {
            const { said } = await sendRaw(
              target.origin,
              `GET /api/me HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`,
            )
            const [, status = 400] = /^HTTP\/1\.1 (\d{3})/.exec(said) ?? []
            return Number(status) < 400 ? `${what}: ${status}` : undefined
          }),
        ),
    },
    {
      holds: 'the content types a form can send are refused',
      async run(target) {
        const [sam] = await target.pair()
        return firstFailure(
          ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'].map(
            (type) => async () =>
              expectStatus(
                type,
                await sam.ask(sam.at('recipeFavorites'), {
                  body: '{"value":["planted"]}',
                  headers: { 'content-type': type },
                }),
                [415],
              ),
          ),
        )
      },
    },
    {
      holds: 'no other site may read answers',
      async run(target) {
        const [sam] = await target.pair()
        const origin = 'https://evil.example'
        for (const method of ['GET', 'OPTIONS']) {
          const answer = await sam.ask('/api/me', {
            method,
            headers: { origin, 'access-control-request-method': 'POST' },
          })
          if (answer.headers['access-control-allow-origin'])
            return `${method} is allowed to ${answer.headers['access-control-allow-origin']}`
        }
        return undefined
      },
    },
    {
      holds: 'method override headers and unusual methods change nothing',
      async run(target) {
        const [sam] = await target.pair()
        await sam.save('recipeDislikes', ['kept'])
        const at = sam.at('recipeDislikes')
        const posing = {
          'x-http-method-override': 'DELETE',
          'x-http-method': 'DELETE',
          'x-method-override': 'DELETE',
        }
        await sam.ask(at, { headers: posing })
        await sam.ask(`${at}&_method=DELETE`, {})
        const trace = await sam.ask('/api/me', { method: 'TRACE' })
        const put = await sam.ask(at, { method: 'PUT', body: { value: [] } })
        const left = await sam.ask(at)
        if (!left.text.includes('kept')) return 'a document was deleted by a GET'
        if (trace.text.includes('session_token')) return 'TRACE shows the cookie'
        return (
          expectStatus('TRACE', trace, [400, 403, 404, 405, 501]) ?? expectStatus('PUT', put, [403, 404, 405])
        )
      },
    },
    {
      holds: 'every writing call refuses GET',
      async run(target) {
        const [sam] = await target.pair()
        const all = await target.operations()
        const reads = new Set(all.filter(({ method }) => method === 'GET').map(({ path }) => path))
        const writing = all.filter(
          ({ method, path }) => method !== 'GET' && path.startsWith('/api/') && !reads.has(path),
        )
        return firstFailure(
          writing.map(
            ({ path }) =>
              async () =>
                expectStatus(`GET ${path}`, await sam.ask(path), [400, 404, 405]),
          ),
        )
      },
    },
  ],
}
