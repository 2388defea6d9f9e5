import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import {
  type CookingNote,
  type RecipeCollection,
  renamedCollection,
  toggledInCollection,
  withCollection,
  withNote,
  withoutCollection,
  withoutNote,
} from '@pennyplate/domain/recipe-box/recipe-box'
import { randomId } from '../../store/random-id.ts'
import { useDocument } from '../../store/use-document.ts'

type StoredBox = DocumentValue<'recipeBox'>

export type RecipeBoxStore = ReturnType<typeof useRecipeBox>

/** The household's collections and notes, and their changes. Each is shown and kept at once. */
export function useRecipeBox() {
  const { value, update } = useDocument('recipeBox')
  const change = (next: (box: StoredBox) => StoredBox) => void update((box = {}) => next(box))
  return {
    collections: value?.collections ?? [],
    notes: value?.notes ?? [],
    createCollection(name: string, recipes: readonly string[] = []): void {
      const collection = { id: randomId(), name, recipes: [...recipes] }
      change((box) => withCollection(box, collection))
    },
    renameCollection: (id: string, name: string) => change((box) => renamedCollection(box, id, name)),
    removeCollection: (id: string) => change((box) => withoutCollection(box, id)),
    restoreCollection: (collection: RecipeCollection) => change((box) => withCollection(box, collection)),
    toggle: (id: string, recipe: string) => change((box) => toggledInCollection(box, id, recipe)),
    addNote(written: Omit<CookingNote, 'id'>): void {
      const note = { id: randomId(), ...written }
      change((box) => withNote(box, note))
    },
    removeNote: (id: string) => change((box) => withoutNote(box, id)),
    restoreNote: (note: CookingNote) => change((box) => withNote(box, note)),
  }
}
