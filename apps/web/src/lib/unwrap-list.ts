import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { sectionsIn } from '@pennyplate/domain/shopping/shopping-list-lines'

export type ListDocument = DocumentValue<'currentShoppingList'>
/** The form that is written today. */
export type ShoppingList = Extract<ListDocument, { sections: unknown }>
export type ShoppingLine = ShoppingList['sections'][number]['items'][number]

/** Old copies wrap the list in `shoppingList`. Fields outside the wrapper apply unless the inner list has them. */
export function unwrapList(document: ListDocument): ShoppingList {
  // Safe: the schema has these two forms.
  return sectionsIn<ShoppingLine>(document) as ShoppingList
}
