import type { ServerConfig } from './accounts/account.ts'
import type { DocumentKey } from './documents/document-keys.ts'

/** What the server tells the app's renderer about a household, to show its week in the page of a first visit. */
export type WeekLookFacts = Readonly<{
  userId: string
  householdId: string
  email: string
  config: ServerConfig
  documents: Readonly<Partial<Record<DocumentKey, unknown>>>
  /** Its local getters tell the household's time. */
  localTime: Date
  /** Only the visible day is rendered. */
  isPhone: boolean
}>

export type WeekLook = Readonly<{ title: string; html: string }>

export type RenderWeekLook = (facts: WeekLookFacts) => Promise<WeekLook | undefined>
