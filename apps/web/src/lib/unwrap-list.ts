import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'

export type ListDocument = DocumentValue<'currentShoppingList'>
/** The form that is written today. */
export type ShoppingList = Extract<ListDocument, { sections: unknown }>
export type ShoppingLine = ShoppingList['sections'][number]['items'][number]

/** Old copies wrap the list in `shoppingList`. Fields outside the wrapper apply unless the inner list has them. */
export function unwrapList(document: ListDocument): ShoppingList {
  if (!isWrapped(document)) return document
  const { shoppingList, ...outside } = document
  return { ...outside, ...shoppingList }
}

type WrappedList = Exclude<ListDocument, { sections: unknown }>

function isWrapped(document: ListDocument): document is WrappedList {
  return 'shoppingList' in document && !('sections' in document)
}
