import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { useDocument } from '../../store/use-document.ts'

/** What was cooked, and for which planned day. */
export function useCookingHistory() {
  const history = useDocument('cookingHistory')
  return (history.value ?? []).map((entry) => ({ ...entry, ...plannedDay(entry) }))
}

function plannedDay({ plannedFor }: DocumentValue<'cookingHistory'>[number]): { plannedFor?: string } {
  return typeof plannedFor === 'string' ? { plannedFor } : {}
}
