import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import type { Random } from '@pennyplate/planner/search/random'
import type { Visitor } from '../../../../../server/src/testing/test-server.ts'
import type { openRealServer, RealDevice } from '../real-server.ts'
import type { OwnOnPaper } from './paper/own-recipes.ts'

type RealServer = Awaited<ReturnType<typeof openRealServer>>

/** A household that is lived in on two devices, as acts and checks see it. */
export type Life = {
  readonly random: Random
  readonly real: RealServer
  /** A third browser: what it reads is what the server has. */
  readonly reader: Visitor & Pick<RealServer['person'], 'kv'>
  readonly devices: readonly [RealDevice, RealDevice]
  readonly one: <T>(list: readonly T[]) => T
  /** One of the devices does it, whether it has a network or not. What only the server can do is refused without one. */
  readonly issue: (command: WeekCommand) => Promise<'taken' | 'refused'>
  readonly save: (key: DocumentKey, update: (value: never) => unknown) => Promise<void>
  readonly read: <T>(key: DocumentKey) => Promise<T | undefined>
  /** Until every device that has a network has sent what it has. */
  readonly settle: () => Promise<void>
  /** The household's local day. */
  today: string
  readonly own: Map<string, OwnOnPaper>
  /** What an act saw that must not be. */
  readonly seen: string[]
  /** An act of the household that the list does not follow. */
  hasOwnWay: boolean
}

export type Act = Readonly<{
  name: string
  weight: number
  /** The household itself may leave food missing: it took something away, or bought otherwise than listed. */
  isOwnWay?: boolean
  live: (life: Life) => unknown
}>

export type Check = Readonly<{ name: string; faults: (life: Life) => Promise<string[]> | string[] }>
