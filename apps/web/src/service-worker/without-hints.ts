const HINTS = /\s*<link\b[^>]*\brel="(?:module)?preload"[^>]*>/g

/**
 * A page of the server names the files to fetch at once. Where the worker answers for those files they are on the device
 * already, and Chrome fetches each of them twice and warns of it: it does not take what was asked for by name and came
 * from a worker for what the page's scripts and styles then ask for.
 */
export async function withoutHints(answer: Response): Promise<Response> {
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) return answer
  const { status, statusText } = answer
  const headers = new Headers(answer.headers)
  // They speak of the bytes that came over the network.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response((await answer.text()).replace(HINTS, ''), { status, statusText, headers })
}
