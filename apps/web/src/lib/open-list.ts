import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'

export type ListDocument = DocumentValue<'currentShoppingList'>
/** The form new copies are written in. */
export type ShoppingList = Extract<ListDocument, { sections: unknown }>
export type ShoppingLine = ShoppingList['sections'][number]['items'][number]

/** Old copies wrap the list once more; what stands outside the wrapping holds where the inside says nothing. */
export function openList(document: ListDocument): ShoppingList {
  if (!isWrapped(document)) return document
  const { shoppingList, ...outside } = document
  return { ...outside, ...shoppingList }
}

type WrappedList = Exclude<ListDocument, { sections: unknown }>

function isWrapped(document: ListDocument): document is WrappedList {
  return 'shoppingList' in document && !('sections' in document)
}
