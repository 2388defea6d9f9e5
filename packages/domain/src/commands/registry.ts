import { type Accept, accept } from './accept.ts'
import { type Buy, buy } from './buy.ts'
import { type Cook, cook } from './cook.ts'
import { type CookDish, cookDish } from './cook-dish.ts'
import { type Copy, copy } from './copy.ts'
import { type DeletePlan, deletePlan } from './delete-plan.ts'
import { type EatOut, eatOut } from './eat-out.ts'
import { type EditPantry, editPantry } from './edit-pantry.ts'
import { type Freeze, freeze } from './freeze.ts'
import { type Lock, lock } from './lock.ts'
import { type Move, move } from './move.ts'
import { type NoteDay, noteDay } from './note-day.ts'
import { type Price, price } from './price.ts'
import { type Prove, prove } from './prove.ts'
import { type Put, put } from './put.ts'
import { type Reopen, reopen } from './reopen.ts'
import { type Replace, replace } from './replace.ts'
import { type Replan, replan } from './replan.ts'
import { type Reuse, reuse } from './reuse.ts'
import { type SetPlace, setPlace } from './set-place.ts'
import { type SetServings, setServings } from './set-servings.ts'
import { type Show, show } from './show.ts'
import { type Skip, skip } from './skip.ts'
import { type SwapSide, swapSide } from './swap-side.ts'
import { type Take, take } from './take.ts'
import { type Tick, tick } from './tick.ts'
import type { Verb } from './verb.ts'

/** Commands that need nothing but the book. */
export type DirectCommand =
  | Take
  | Put
  | Prove
  | Replace
  | Replan
  | SwapSide
  | SetServings
  | Move
  | Copy
  | Skip
  | EatOut
  | SetPlace
  | Lock
  | Show
  | NoteDay
  | Accept
  | Reopen
  | DeletePlan
  | Reuse
  | Buy
  | Tick
  | Cook
  | CookDish
  | EditPantry
  | Freeze
  | Price

/** Takes back the command with this idempotency key, and keeps what others changed since. */
export type Undo = Readonly<{ type: 'undo'; of: string }>

/** Everything that can be done to a household's weeks and food. */
export type WeekCommand = DirectCommand | Undo

export const WEEK_VERBS: {
  readonly [T in DirectCommand['type']]: Verb<Extract<DirectCommand, { type: T }>>
} = {
  take,
  put,
  prove,
  replace,
  replan,
  swapSide,
  setServings,
  move,
  copy,
  skip,
  eatOut,
  setPlace,
  lock,
  show,
  noteDay,
  accept,
  reopen,
  delete: deletePlan,
  reuse,
  buy,
  tick,
  cook,
  cookDish,
  editPantry,
  freeze,
  price,
}
