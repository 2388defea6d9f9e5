import { firstFailure, type Topic } from '../probe.ts'
import { sendRaw } from '../raw-requests.ts'

const HEAD = 'POST /api/auth/sign-out HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const HIDDEN = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nX-Hidden: 1\r\n\r\n'

/** Requests whose end a proxy and a server may see in different places, each followed by a second request. */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  'a length and chunks': `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunks written with a space': `${HEAD}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunked is not the last encoding': `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'an unknown encoding': `${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'two lengths': `${HEAD}Content-Length: 0\r\nContent-Length: 5\r\n\r\n${HIDDEN}`,
  'a negative length': `${HEAD}Content-Length: -1\r\n\r\n${HIDDEN}`,
  'a length with a plus sign': `${HEAD}Content-Length: +2\r\n\r\n{}${HIDDEN}`,
  'a folded header': `${HEAD}Content-Length:\r\n 2\r\n\r\n{}${HIDDEN}`,
  'an invalid chunk size': `${HEAD}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  'a header with a zero byte': `${HEAD}X-Note: a\0b\r\nContent-Length: 2\r\n\r\n{}${HIDDEN}`,
}

export const smuggling: Topic = {
  name: 'smuggling',
  does: 'sends requests with an ambiguous end',
  probes: [
    {
      holds: 'a request with an ambiguous end is refused, and what follows is never answered',
      run: (target) =>
        firstFailure(
          Object.entries(AMBIGUOUS).map(([what, bytes]) => async () => {
            const { said } = await sendRaw(target.origin, bytes, 1000)
            const statuses = [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
            if (statuses.length > 1) return `${what}: two answers (${statuses.join(', ')})`
            const [status = 400] = statuses
            return status < 400 ? `${what}: ${status}` : undefined
          }),
        ),
    },
  ],
}
