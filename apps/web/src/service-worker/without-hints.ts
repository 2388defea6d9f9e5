import { LATER } from '../lib/later-links.ts'

const HINTS = new RegExp(`\\s*<link\\b[^>]*\\brel="(?:(?:module)?preload|${LATER})"[^>]*>`, 'g')

/**
 * Removes preload links from a page. The worker has those files already, and Chrome does not use a preloaded file that came
 * from a worker: it fetches each file twice and logs a warning.
 */
export async function withoutHints(answer: Response): Promise<Response> {
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) return answer
  const { status, statusText } = answer
  const headers = new Headers(answer.headers)
  // They describe the original body.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response((await answer.text()).replace(HINTS, ''), { status, statusText, headers })
}
