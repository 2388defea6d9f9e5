import type { PrintedLine } from '@pennyplate/catalog/printed/read-label'
import type { PhotoItem } from '@pennyplate/contract/ai/photo'
import type { StoreReceipt } from '@pennyplate/domain/shopping/receipt'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { itemFromLine } from './item-from-line.ts'
import { findAliases } from './receipt-aliases.store.ts'

/** One item per priced line. */
export async function itemsFromReceipt(
  deps: Deps,
  actor: Actor,
  { items }: StoreReceipt,
  lines: readonly PrintedLine[],
): Promise<PhotoItem[]> {
  const aliases = await findAliases(deps.database.db, actor.householdId)
  return items.map((item) => itemFromLine(item, lines[item.line]?.confidence ?? 0, aliases))
}
