import type { WeekStage } from '@pennyplate/domain/week/week-overview'
import { counted } from './wording.ts'

const states: Readonly<Record<WeekStage, string>> = {
  empty: 'Not planned',
  draft: 'Draft',
  accepted: 'Accepted',
  bought: 'Accepted and bought',
}

/** Weeks side by side, the month, and notes on days. */
export const weeksMessages = {
  open: 'Weeks',
  title: 'Your weeks',
  views: 'Weeks shown',
  ahead: 'Next weeks',
  month: 'Month',
  loading: 'Loading your weeks',
  onlyHere: 'Your other weeks could not be loaded. These are the ones kept in this browser.',
  tryAgain: 'Try again',
  states,
  name(ahead: number): string {
    if (ahead === 0) return 'This week'
    return ahead === 1 ? 'Next week' : `In ${ahead} weeks`
  },
  onScreen: 'On screen',
  total: (amount: string) => `${amount} of groceries`,
  totalUnknown: 'No total yet',
  noDinner: 'Nothing planned',
  show: 'Open',
  showWeek: (range: string) => `Open ${range}`,
  plan: 'Plan it',
  planWeek: (range: string) => `Plan it: ${range}`,
  copy: 'Copy here',
  copyWeek: (range: string) => `Copy here: the week on screen, to ${range}`,
  copied: (range: string) => `The same meals are a draft for ${range}.`,
  failed: 'This week could not be opened. Please try again.',
  offline: 'Another week opens when you are online.',

  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  meals: (count: number) => counted(count, 'meal'),

  noted: (isRemoved: boolean) => (isRemoved ? 'The note is removed.' : 'The note is saved.'),
  note: 'Note',
  noteFor: (day: string) => `Note for ${day}`,
  changeNote: (day: string, text: string) => `${text}, note for ${day}`,
  noteField: 'What is different on this day?',
  noteExample: 'Soccer until 6, eat late',
  noteHint: 'It is printed with the week, and not shared.',
  saveNote: 'Save',
  removeNote: 'Remove note',
} as const
