import { PICTURE_BYTES_MAX } from '@pennyplate/domain/bounds/picture-file'
import type { Deps } from '../deps.ts'
import { VERSION } from '../version.ts'
import type { Asker } from '../workers/fair-places.ts'

const TIMEOUT_MS = 10_000

/** A picture of the public internet. Undefined if its server gives none. */
export async function fetchPicture(
  { fetcher, config }: Pick<Deps, 'fetcher' | 'config'>,
  url: string,
  asker: Asker,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const answer = await fetcher({
    url,
    asker,
    signal,
    timeoutMs: TIMEOUT_MS,
    maxBytes: PICTURE_BYTES_MAX,
    encoding: 'latin1',
    headers: {
      'User-Agent': `Pennyplate/${VERSION} (${config.baseUrl})`,
      Accept: 'image/webp,image/jpeg,image/png',
    },
  })
  if (!answer.ok || answer.status < 200 || answer.status > 299) return undefined
  return new Uint8Array(Buffer.from(answer.text, 'latin1'))
}
