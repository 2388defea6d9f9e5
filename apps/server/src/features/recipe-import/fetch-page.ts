import {
  type AddressProblem,
  IMPORT_LIMITS,
  type ImportProblem,
} from '@pennyplate/domain/own-recipe/import-problem'
import type { Deps } from '../../deps.ts'
import { VERSION } from '../../version.ts'
import type { Asker } from '../../workers/fair-places.ts'

type Page = { readonly html: string } | { readonly problem: AddressProblem | ImportProblem }

const TIMEOUT_MS = 10_000
const REFUSALS = new Set([401, 402, 403, 406, 429, 451, 503])
const GONE = new Set([404, 410])

/** A page of the public internet, as it answers a server. */
export async function fetchPage(
  { fetcher, config }: Pick<Deps, 'fetcher' | 'config'>,
  url: string,
  asker: Asker,
): Promise<Page> {
  const answer = await fetcher({
    url: /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`,
    asker,
    timeoutMs: TIMEOUT_MS,
    maxBytes: IMPORT_LIMITS.pageBytes,
    headers: {
      'User-Agent': `Pennyplate/${VERSION} (${config.baseUrl})`,
      Accept: 'text/html,application/ld+json;q=0.9',
    },
  })
  if (!answer.ok) return { problem: FAILURES[answer.reason] }
  if (REFUSALS.has(answer.status)) return { problem: 'site-refuses' }
  if (GONE.has(answer.status)) return { problem: 'not-found' }
  return answer.status >= 200 && answer.status < 300 ? { html: answer.text } : { problem: 'site-failed' }
}

const FAILURES = {
  timed_out: 'timed-out',
  refused: 'not-public',
  too_large: 'too-large',
  unreachable: 'unreachable',
  busy: 'busy',
} as const
