import type { Holiday } from '@pennyplate/domain/week/holidays'
import { joinWords } from './wording.ts'

const names: Readonly<Record<Holiday, string>> = {
  'new-year': 'New Year’s Day',
  easter: 'Easter',
  'memorial-day': 'Memorial Day',
  'independence-day': 'the Fourth of July',
  'labor-day': 'Labor Day',
  thanksgiving: 'Thanksgiving',
  christmas: 'Christmas',
}

/** "The Fourth of July" at the start of a sentence. */
const named = (holiday: Holiday) => names[holiday].replace(/^t/, 'T')
/** "Fourth of July" before a noun. */
const adjective = (holiday: Holiday) => names[holiday].replace(/^the /, '')

/** What is offered for a holiday in the week. */
export const holidayMessages = {
  title: (holiday: Holiday, day: string, date: string) => `${named(holiday)} is on ${day}, ${date}`,
  planned: (day: string, meal: string) => `Dinner on ${day} is planned like any other: ${meal}.`,
  notCooked: (day: string) => `Nobody cooks dinner on ${day} so far.`,
  plan: (holiday: Holiday) => `Plan a ${adjective(holiday)} dinner`,
  elsewhere: 'We eat elsewhere',
  leave: 'Leave it as planned',
  choose: (holiday: Holiday) => `A dinner for ${names[holiday]}`,
  ateElsewhere: (day: string) => `${day} dinner: you eat elsewhere, so it needs no groceries.`,
  left: (holiday: Holiday) => `${named(holiday)} dinner stays as planned.`,
  coming: (holidays: readonly { readonly holiday: Holiday; readonly day: string }[]) =>
    `${joinWords(holidays.map(({ holiday, day }) => `${named(holiday)} is on ${day}`))}. Once the week is planned, you can choose what to cook for it.`,
  saveFailed: 'Your answer was not saved. Try again.',
} as const
