import type { PhotoLinesRequest } from '@pennyplate/contract/ai/photo'
import { RECEIPT_ALIASES_MAX } from '@pennyplate/domain/bounds/limits'
import { receiptAlias } from '@pennyplate/domain/shopping/receipt'
import { lockHousehold } from '../../accounts/households.store.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { requireStorage } from '../../storage/require-storage.ts'
import { forgetOldAliases, saveAlias } from './receipt-aliases.store.ts'

/** Stores the household's names for receipt lines. Other households do not see them. */
export async function teachReceiptLines(
  deps: Deps,
  { householdId }: Actor,
  { lines }: PhotoLinesRequest,
): Promise<{ remembered: number }> {
  const { findFood } = await import('@pennyplate/catalog/foods/find-food')
  const taught = lines.flatMap(({ line, name, category }) => {
    const alias = receiptAlias(line)
    return alias === '' ? [] : [{ alias, name, category, foodId: findFood(name)?.food.id ?? null }]
  })
  const { db, engine } = deps.database
  const taughtAt = deps.now().toISOString()
  await db.transaction().execute(async (trx) => {
    await lockHousehold(trx, engine, householdId)
    await requireStorage(deps.config, trx, householdId, async () => {
      for (const alias of taught) await saveAlias(trx, householdId, alias, taughtAt)
      await forgetOldAliases(trx, householdId, RECEIPT_ALIASES_MAX)
    })
  })
  return { remembered: taught.length }
}
