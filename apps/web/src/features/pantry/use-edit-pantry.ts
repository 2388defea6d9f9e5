import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import { pantryChanges } from '@pennyplate/domain/pantry/pantry-changes'
import { reportPantrySize } from '../../lib/report-about-user.ts'
import { pantryMessages } from '../../messages/pantry.ts'
import { storeMessages } from '../../messages/store.ts'
import type { IssuedCommand } from '../../store/issue-commands.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { notify } from '../../ui/notify.ts'

export type PantryUpdate = (items: PantryItem[]) => PantryItem[]

/** A change that is shown. Without a key there was nothing to change. */
export type PantryEdit = Readonly<{
  key: string | undefined
  /** False if it was not kept: then the screen is as before, and says so. */
  isKept: Promise<boolean>
}>

/** Changes the pantry as it is shown by commands, which their keys take back. */
export function useEditPantry() {
  const store = useDocumentStore()

  // Safe: the value was parsed by its schema.
  const shown = () => (store.state('pantry').value ?? []) as PantryItem[]

  async function told(issued: IssuedCommand, countBefore: number, failure: string): Promise<boolean> {
    if (!issued.ok) {
      notify.error(storeMessages.dropped('editPantry', issued.fault) ?? failure)
      return false
    }
    const countAfter = shown().length
    const outcome = await store.confirm(issued).catch(() => 'failed' as const)
    if (outcome === 'failed') notify.error(failure)
    if (outcome !== 'kept') return false
    if (countAfter !== countBefore) reportPantrySize(countAfter, new Date())
    return true
  }

  return {
    edit(update: PantryUpdate, failure: string = pantryMessages.saveFailed): PantryEdit {
      const before = shown()
      const changes = pantryChanges(before, update(before))
      if (changes.length === 0) return { key: undefined, isKept: Promise.resolve(true) }
      const issued = store.issue({ type: 'editPantry', changes })
      return {
        key: issued.ok ? issued.key : undefined,
        isKept: told(issued, before.length, failure),
      }
    },
    takeBack(key: string): Promise<boolean> {
      const countBefore = shown().length
      return told(store.issue({ type: 'undo', of: key }), countBefore, pantryMessages.saveFailed)
    },
  }
}
