import type { Random } from '@pennyplate/planner/search/random'
import type { Person } from '../plan-over-http.ts'

export const TODAY = '2026-11-22'

type Answer = Readonly<{ type: string; json: Awaited<ReturnType<Person['post']>>['json'] }>
export type Command = Readonly<{ type: string; [field: string]: unknown }>

/** A household that is lived in on two devices, as acts and checks see it. */
export type Life = Readonly<{
  random: Random
  person: Person
  one: <T>(list: readonly T[]) => T
  /** Sends a command from one of the devices, now or, from one that is offline, some acts later. */
  send: (command: Command) => Promise<void>
  change: (key: string, update: (value: unknown) => unknown) => Promise<void>
  read: (key: string) => Promise<unknown>
  ticked: { category: string; name: string; nth: number }[]
  answers: Answer[]
}>
