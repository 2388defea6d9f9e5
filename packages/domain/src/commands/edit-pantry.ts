import { PANTRY_ITEMS_MAX } from '../bounds/limits.ts'
import { isSameJson } from '../json-equality.ts'
import {
  type PantryChange,
  pantryChanges,
  withoutPantryChanges,
  withPantryChanges,
} from '../pantry/pantry-changes.ts'
import type { WeekBook } from '../week/week-book.ts'
import { done, fault } from '../week/week-steps.ts'
import { ofWeeks, type Verb } from './verb.ts'

/** Items of the pantry were added, changed or removed by hand. */
export type EditPantry = Readonly<{
  type: 'editPantry'
  changes: readonly PantryChange[]
  /** Some of it may be stored already, by an earlier version that saved the whole pantry: amounts do not add up. */
  isRepeat?: boolean | undefined
}>

export const editPantry: Verb<EditPantry> = {
  ...ofWeeks<EditPantry>(
    () => [],
    (book, { changes, isRepeat }) => {
      const pantry = withPantryChanges(book.pantry, changes, { isRepeat })
      if (isSameJson(pantry, book.pantry)) return done(book)
      const isTooMany = pantry.length > PANTRY_ITEMS_MAX && pantry.length > book.pantry.length
      return isTooMany ? fault('pantry_full') : done({ ...book, pantry })
    },
  ),
  leavesPlan: true,
  undo: {
    asDone({ pantry }, command) {
      const changes = pantryChanges(pantry, withPantryChanges(pantry, command.changes, command))
      return { ...command, changes }
    },
    instead: (book, { changes }) => done({ ...book, pantry: withoutPantryChanges(book.pantry, changes) }),
  },
  fitsAlways: (before, after) => lengthOf(after) <= lengthOf(before),
}

const lengthOf = ({ pantry }: WeekBook) => JSON.stringify(pantry).length
