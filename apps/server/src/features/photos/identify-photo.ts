import type { PhotoAnswer } from '@pennyplate/contract/ai/photo'
import { readReceipt } from '@pennyplate/domain/shopping/receipt'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import type { Actor } from '../../http/session.ts'
import { damaged, type ReceivedPicture } from '../../photo-reading/receive-picture.ts'
import { itemFromLabel } from './item-from-label.ts'
import { itemsFromCodes } from './items-from-codes.ts'
import { itemsFromModel } from './items-from-model.ts'
import { itemsFromReceipt } from './items-from-receipt.ts'

/** A shelf tag has a barcode and a price or two. More priced lines mean a receipt with a barcode. */
const RECEIPT_LINES_MIN = 3

/**
 * The items in a picture, from the most reliable source that has any: barcodes, receipt lines, the vision model if one is
 * configured, the package's label. Neither the picture nor the result is stored.
 */
export async function identifyPhoto(
  deps: Deps,
  actor: Actor,
  { bytes, kind }: ReceivedPicture,
  signal: AbortSignal,
): Promise<PhotoAnswer> {
  const by = { householdId: actor.householdId, address: actor.address, signal }
  const reading = await deps.photoReader.read(bytes, by)
  if (reading.outcome === 'damaged') throw damaged()
  if (reading.outcome === 'cancelled') return { items: [] }
  const { codes, lines } = reading.outcome === 'too-dense' ? { codes: [], lines: [] } : reading
  if (reading.outcome === 'too-dense' && !deps.chat?.readPhoto)
    throw new AppError('picture_too_dense', {
      message: 'the picture has more print than can be read in time',
    })
  const receipt = readReceipt(lines.map(({ text }) => text))
  if (receipt && (codes.length === 0 || receipt.items.length >= RECEIPT_LINES_MIN))
    return { items: await itemsFromReceipt(deps, actor, receipt, lines) }
  const label = itemFromLabel(lines)
  if (codes.length > 0) return { items: await itemsFromCodes(deps, actor, codes, label) }
  const printed = label ? [label] : []
  if (!deps.chat?.readPhoto) return { items: printed }
  // A shelf or a bowl of fruit needs a vision model. Without one, printed text is all there is.
  const seen = await deps.chat.readPhoto({ bytes, mime: `image/${kind}` }, by)
  return seen.ok ? { items: itemsFromModel(seen.items) } : { items: printed, failure: seen.failure }
}
