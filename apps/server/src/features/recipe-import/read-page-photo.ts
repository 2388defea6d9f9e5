import type { PagePhotoAnswer } from '@pennyplate/contract/recipes/page-photo'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import type { Actor } from '../../http/session.ts'
import { damaged, type ReceivedPicture } from '../../photo-reading/receive-picture.ts'

/** The text of a photographed page: by the vision model if one is configured and answers, else by our recognizer. */
export async function readPagePhoto(
  deps: Pick<Deps, 'chat' | 'photoReader'>,
  { householdId, address }: Pick<Actor, 'householdId' | 'address'>,
  { bytes, kind }: ReceivedPicture,
  signal: AbortSignal,
): Promise<PagePhotoAnswer> {
  const by = { householdId, address, signal }
  const seen = await deps.chat?.readPage?.({ bytes, mime: `image/${kind}` }, by)
  if (seen?.ok)
    return {
      lines: seen.lines.map((text) => ({ text, confidence: null })),
      by: 'model',
      ...(seen.lines.length === 0 ? { problem: 'no-text' as const } : {}),
    }
  const printed = { by: 'print' as const, ...(seen ? { failure: seen.failure } : {}) }
  const reading = await deps.photoReader.readPrintedPage(bytes, by)
  switch (reading.outcome) {
    case 'read':
      return { lines: [...reading.lines], ...printed }
    case 'no-text':
      return { lines: [], problem: reading.isDark ? 'too-dark' : 'no-text', ...printed }
    case 'damaged':
      throw damaged()
    case 'cancelled':
      return { lines: [], ...printed }
    case 'too-dense':
      throw new AppError('picture_too_dense', {
        message: 'the picture has more print than can be read in time',
      })
  }
}
