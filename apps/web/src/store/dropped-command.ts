import type { Clash } from '@pennyplate/domain/own-recipe/merge-own-recipe'
import type { RecipeCommand } from '@pennyplate/domain/own-recipe/recipe-change'
import type { WeekFault } from '@pennyplate/domain/week/week-outcome'
import type { QueuedWeekCommand } from './command-queue.ts'
import type { Refusal } from './kv-transport.ts'

/** A command that left the queue without being done, and why. */
export type DroppedCommand = Readonly<{ entry: QueuedWeekCommand; why: WeekFault | Refusal }>

/** The server refused a change of a recipe; somebody else had changed what was to be deleted, or the same fields. */
export type RecipeProblem = Readonly<{ command: RecipeCommand; why: Refusal | 'changed' | readonly Clash[] }>
