import { Agent } from 'node:http'
import { gzipSync } from 'node:zlib'
import { residentMb } from '../own-server.ts'
import { expectStatus, firstFailure, type Topic } from '../probe.ts'
import { hangOpen } from '../raw-requests.ts'
import type { Target } from '../target.ts'

const KB = 1024
const MB = 1024 * KB
const SIGN_IN = '/api/auth/sign-in/email'
const REFUSED = [400, 401, 403, 404, 411, 413, 415]

/** Valid JSON of many small objects, which needs many times its size in memory once parsed. */
function* manyObjects(bytes: number) {
  const piece = '{},'.repeat(20_000)
  yield '{"a":['
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece
  yield '{}]}'
}

export const bodies: Topic = {
  name: 'bodies',
  does: 'sends huge (up to 20 MB), unfinished, slow and deeply nested bodies, as a guest and with an account',
  probes: [
    {
      holds: 'a huge body from a guest costs little memory and time',
      async run(target) {
        const size = target.own ? 250 * MB : 20 * MB
        const before = target.own ? (residentMb(target.own.pid) ?? 0) : 0
        const answer = await target.guest(SIGN_IN, { pieces: manyObjects(size), timeoutMs: 20_000 })
        // Resetting the connection of a client that keeps sending is fine too.
        const refused = expectStatus('signing in with it', answer, [413, 0])
        if (refused) return refused
        if (answer.ms > 5000) return `it took ${(answer.ms / 1000).toFixed(1)} s`
        const grown = target.own ? (residentMb(target.own.pid) ?? 0) - before : 0
        return grown > 150 ? `the server grew by ${grown.toFixed(0)} MB` : undefined
      },
    },
    {
      holds: 'every documented call refuses 12 MB from a guest',
      async run(target) {
        const calls = (await target.operations()).filter(({ method }) => method !== 'GET')
        return firstFailure(
          calls.map(({ method, path }) => async () => {
            const answer = await target.guest(path, { method, pieces: manyObjects(12 * MB) })
            const late = answer.ms > 2000 ? `${method} ${path}: ${answer.ms.toFixed(0)} ms` : undefined
            return expectStatus(`${method} ${path}`, answer, [...REFUSED, 0]) ?? late
          }),
        )
      },
    },
    {
      holds: 'JSON nested 100,000 deep is refused everywhere',
      async run(target) {
        const sam = await target.newPerson()
        const calls = (await target.operations()).filter(
          ({ method, path }) => method !== 'GET' && path !== '/api/auth/sign-out',
        )
        const deep = `{"value":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
        return firstFailure(
          calls.map(
            ({ method, path }) =>
              async () =>
                expectStatus(
                  `${method} ${path}`,
                  await sam.ask(`${path}?userId=${sam.userId}&key=pantry`, { method, body: deep }),
                  REFUSED,
                ),
          ),
        )
      },
    },
    {
      holds: 'a compressed body is refused, not decompressed',
      async run(target) {
        const bomb = gzipSync(Buffer.alloc(20 * MB, ' '))
        const answer = await target.guest(SIGN_IN, { body: bomb, headers: { 'content-encoding': 'gzip' } })
        return expectStatus('20 MB of spaces in 20 kB', answer, REFUSED)
      },
    },
    {
      holds: 'after a refused body, the answer arrives and the next request on the connection works',
      run: refuseTwentyBodies,
    },
    {
      holds: 'two hundred unfinished requests delay nobody else',
      async run(target) {
        const head = `POST ${SIGN_IN} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`
        const ends = await Promise.all([
          hangOpen(target.origin, 100, head),
          hangOpen(target.origin, 100, `${head}Content-Length: 1000\r\n\r\n{"email":`),
        ])
        try {
          const answer = await target.guest('/api/config')
          if (answer.ms > 1000) return `another guest waited ${answer.ms.toFixed(0)} ms`
          return expectStatus('another guest', answer, [200])
        } finally {
          for (const end of ends) end()
        }
      },
    },
    {
      holds: 'a URL of 64 kB and a header of 64 kB are refused',
      async run(target) {
        const long = 'x'.repeat(64 * KB)
        return (
          expectStatus('the address', await target.guest(`/api/foods?q=${long}`), [400, 414, 431, 0]) ??
          expectStatus('a header', await target.guest('/api/config', { headers: { note: long } }), [431, 0])
        )
      },
    },
    {
      holds: 'a form of 10,000 parts is refused at once',
      async run(target) {
        const [sam] = await target.pair()
        const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
        const answer = await sam.ask('/api/ai/photo', {
          body: `${part.repeat(10_000)}--b--\r\n`,
          headers: { 'content-type': 'multipart/form-data; boundary=b' },
        })
        return answer.ms > 2000
          ? `it took ${answer.ms.toFixed(0)} ms`
          : expectStatus('the form', answer, REFUSED)
      },
    },
  ],
}

/** A proxy shares one connection between people, so the rest of a refused body must not be read as the next request. */
async function refuseTwentyBodies(target: Target) {
  const [sam] = await target.pair()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const note = 'x'.repeat(2 * MB)
  try {
    for (let round = 1; round <= 20; round++) {
      const saved = await sam.save('profile', { note }, { agent })
      const next = await sam.ask('/api/config', { agent })
      const failure =
        expectStatus(`save ${round} of 2 MB`, saved, [413]) ??
        expectStatus(`the request after save ${round}`, next, [200])
      if (failure) return failure
    }
    return undefined
  } finally {
    agent.destroy()
  }
}
