import type { PantryItem } from '../pantry/pantry.ts'
import { putBack, type TakenItem, takenNow } from '../pantry/taken-items.ts'
import { type CookedEntry, withoutCooked } from '../week/cooking-history.ts'
import type { Undoing } from './verb.ts'

type Cooking = Readonly<{
  taken?: readonly TakenItem<PantryItem>[] | undefined
  cookedAt?: string | undefined
}>

/** What was cooked is forgotten, and what it used goes back: of that, only what was there. */
export function uncooking<C extends Cooking>(
  slotOf: (command: C) => string,
  isOf: (command: C, entry: CookedEntry) => boolean,
): Undoing<C> {
  return {
    asDone: ({ pantry }, command) =>
      command.taken ? { ...command, taken: takenNow(pantry, command.taken) } : command,
    instead(book, command, { now }) {
      const { cookedAt = now, taken = [] } = command
      const then = book.cooked.filter((entry) => entry.date === cookedAt && isOf(command, entry))
      // It may have been moved to another meal since.
      const entry = then.find(({ mealType }) => mealType === slotOf(command)) ?? then[0]
      if (!entry) return { ok: false, fault: 'nothing_to_undo' }
      const pantry = putBack(book.pantry, taken)
      return { ok: true, book: { ...book, cooked: withoutCooked(book.cooked, entry), pantry } }
    },
  }
}
