import type { PlanViolation } from '@pennyplate/contract/ai/check'
import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { FailureDetail } from '@pennyplate/contract/failure-answer'
import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import type { RecipeChange } from '@pennyplate/domain/own-recipe/recipe-change'
import type { WeekFacts, WeekFault } from '@pennyplate/domain/week/week-outcome'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { ApiError } from '../lib/api-error.ts'

/** The server refused the change for good: sending it again would not help. */
export type Refusal = Readonly<{ status: number; code: string; details: readonly FailureDetail[] }>

/** Why a call returned nothing usable. */
export type CallFailure =
  | Readonly<{ kind: 'unreachable' }>
  | Readonly<{ kind: 'signed-out' }>
  | Readonly<{ kind: 'failed'; status: number; retryAfterMs: number | undefined }>

export type ServerVersion = Readonly<{
  /** Undefined if the document does not exist. */
  value: unknown
  revision: number
  /** The ids of the latest writes this version includes, one per browser. */
  writes: readonly string[]
}>

export type ReadAnswer =
  | (Readonly<{ kind: 'found' }> & ServerVersion)
  /** Without a version if the document never existed. */
  | (Readonly<{ kind: 'absent' }> & Partial<Omit<ServerVersion, 'value'>>)
  | CallFailure

export type WriteAnswer =
  | Readonly<{ kind: 'stored'; revision: number }>
  /** Another device wrote first. Its version comes with the answer; the value is undefined after a deletion. */
  | (Readonly<{ kind: 'conflict' }> & ServerVersion)
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  | CallFailure

export type StoredEntry = Readonly<{ key: DocumentKey }> & ServerVersion
export type ReadAllAnswer = Readonly<{ kind: 'found'; entries: readonly StoredEntry[] }> | CallFailure

/** The revision a write is based on, and its id, by which this browser finds it again if the response is lost. */
export type WriteBase = Readonly<{ baseRevision: number; write: string }>

/** What the server has after a command, whether it did it, refused it with a fault, or had done it before. */
export type AnsweredCommand = Readonly<{
  kind: 'answered'
  fault?: WeekFault | undefined
  /** This page cannot read what the answer has of the documents. */
  isBare?: boolean | undefined
  /** Of `currentMealPlan`. */
  revision: number
  /** Of the documents it changed. */
  revisions: ReadonlyMap<string, number>
  /** Undefined if there is none. */
  plan: WeekPlan | undefined
  shoppingList: unknown
  /** The checkout total of the week on screen; null if it could not be computed now. */
  listCents: number | null
  /** What is wrong with the week on screen, for the profile the server has. */
  violations: readonly PlanViolation[]
}>
export type CommandAnswer =
  | AnsweredCommand
  | (CommandCause & Readonly<{ kind: 'refused'; refusal: Refusal }>)
  | (CommandCause & CallFailure)
/** What became of a change of an own recipe: made, or somebody else changed the recipe first. */
export type RecipeWriteAnswer =
  | Readonly<{ kind: 'stored' | 'conflict'; revision: number; recipe: OwnRecipe | null }>
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  | CallFailure

/** The failed call, for a screen that waits for it. */
type CommandCause = Readonly<{ cause?: ApiError }>

/** With its idempotency key. */
type Sent<Command> = Readonly<{ key: string; command: Command }>

/** One household's documents on the server. Failed calls return a CallFailure. */
export type KvTransport = Readonly<{
  read: (key: DocumentKey) => Promise<ReadAnswer>
  readAll: () => Promise<ReadAllAnswer>
  write: (key: DocumentKey, value: unknown, on: WriteBase) => Promise<WriteAnswer>
  remove: (key: DocumentKey, on: WriteBase) => Promise<WriteAnswer>
  command: (entry: Sent<WeekCommand> & Readonly<{ facts: WeekFacts }>) => Promise<CommandAnswer>
  recipe: (entry: Sent<RecipeChange>) => Promise<RecipeWriteAnswer>
  removeAll: () => Promise<Readonly<{ kind: 'stored' }> | CallFailure>
}>

export type ChangeEvent = Readonly<{ key: DocumentKey; revision: number; isDeleted: boolean }>

/** Listens for changes on the server. Returns a function that stops it. */
export type SubscribeToChanges = (listener: {
  onChange: (change: ChangeEvent) => void
  /** Events may have been missed. */
  onResync: () => void
}) => () => void
