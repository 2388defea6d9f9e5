import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'

export type StoredItem = DocumentValue<'pantry'>[number]
