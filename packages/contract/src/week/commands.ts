import { PANTRY_ITEMS_MAX, SIDES_PER_MEAL } from '@pennyplate/domain/bounds/limits'
import type { DirectCommand } from '@pennyplate/domain/commands/registry'
import { FROZEN_PORTIONS_MAX } from '@pennyplate/domain/pantry/frozen-portions'
import { NOTE_ON_DAY_CHARS_MAX } from '@pennyplate/domain/week/day-notes'
import type { MealAddress, SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekFault } from '@pennyplate/domain/week/week-outcome'
import { MEAL_PLACES } from '@pennyplate/domain/week/week-plan'
import * as z from 'zod/mini'
import { planViolation } from '../ai/check.ts'
import { dayIndex } from '../ai/day-index.ts'
import { mealSlot } from '../ai/meal.ts'
import { localDay } from '../ai/plan.ts'
import { soundJson } from '../documents/json-shape.ts'
import { mealDocument, mealPlanDocument, weekSide } from '../documents/meal-plan.ts'
import { pantryItem } from '../documents/pantry.ts'
import { isoDate, recipeId, storedPeople, text } from '../documents/parts.ts'
import { shoppingListDocument } from '../documents/shopping-list.ts'
import { weekReport } from '../documents/week-report.ts'
import { lineAddresses } from './line-address.ts'

/** The date a week starts. */
const week = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date'))
const ofWeek = { week: z.optional(week) }

const place = {
  day: dayIndex,
  mealType: mealSlot,
  index: z.optional(z.int().check(z.minimum(0), z.maximum(19))),
}
const slot = z.pipe(
  z.object({ ...ofWeek, ...place }),
  z.transform(({ mealType, ...at }) => ({ ...at, slot: mealType })),
)
const sameWeekSlot = z.pipe(
  z.object(place),
  z.transform(({ mealType, ...at }) => ({ ...at, slot: mealType })),
)

const name = text(100).check(z.minLength(1))
const people = z.number().check(z.minimum(0), z.maximum(100))
const paidCents = z.int().check(z.minimum(0), z.maximum(100_000_00))
const takenItem = z.object({
  item: pantryItem,
  index: z.int().check(z.minimum(0)),
  left: z.nullable(text(100)),
  bestBy: z.optional(localDay),
})
const taken = z.array(takenItem).check(z.maxLength(200))

const accept = z.object({ type: z.literal('accept'), ...ofWeek })
const cook = { type: z.literal('cook'), taken: z.optional(taken), cookedAt: z.optional(isoDate) }
const cookDish = z.object({
  type: z.literal('cookDish'),
  dish: z.object({ name: text(200).check(z.minLength(1)), recipeId }),
  mealType: text(40),
  plannedFor: z.optional(localDay),
  taken,
  cookedAt: z.optional(isoDate),
})
const pantryChange = z
  .object({
    was: z.nullable(pantryItem),
    now: z.nullable(pantryItem),
    at: z.optional(z.int().check(z.minimum(0), z.maximum(PANTRY_ITEMS_MAX))),
  })
  .check(
    z.refine(({ was, now }) => (was ?? now) !== null && (!was || !now || was.id === now.id), {
      error: 'must be about one item',
    }),
  )
const editPantry = z.object({
  type: z.literal('editPantry'),
  changes: z.array(pantryChange).check(z.minLength(1), z.maxLength(PANTRY_ITEMS_MAX)),
  isRepeat: z.optional(z.boolean()),
})
const VERBS_OF_WEEKS = [
  z.object({ type: z.literal('take'), plan: mealPlanDocument }),
  z.object({ type: z.literal('put'), plan: mealPlanDocument }),
  z.object({ type: z.literal('prove'), ...ofWeek, meals: text(100), report: weekReport }),
  z.object({ type: z.literal('show'), week }),
  z.object({ type: z.literal('noteDay'), ...ofWeek, day: dayIndex, text: text(NOTE_ON_DAY_CHARS_MAX) }),
  z.object({ type: z.literal('reopen'), ...ofWeek }),
  z.object({ type: z.literal('delete'), ...ofWeek }),
  z.object({ type: z.literal('reuse'), from: week, ...ofWeek }),
  z.object({
    type: z.literal('buy'),
    ...ofWeek,
    items: z.optional(z.array(pantryItem).check(z.maxLength(1000))),
    lines: z.optional(lineAddresses),
  }),
  z.object({
    type: z.literal('tick'),
    ...ofWeek,
    lines: lineAddresses.check(z.minLength(1)),
    isTicked: z.boolean(),
  }),
  z.object({ type: z.literal('price'), ...ofWeek }),
] as const

/** Requests name a place by its `mealType`, as the other calls do; what is stored is named as in the domain. */
const verbsOfMeals = <At extends z.ZodMiniType<MealAddress>, There extends z.ZodMiniType<SlotAddress>>(
  slot: At,
  sameWeekSlot: There,
) =>
  [
    z.object({
      type: z.literal('replace'),
      at: slot,
      meal: mealDocument,
      alsoAt: z.optional(z.array(sameWeekSlot).check(z.maxLength(200))),
      reasons: z.optional(
        z.array(z.object({ code: text(40), food: z.optional(text(200)) })).check(z.maxLength(10)),
      ),
      mayAdd: z.optional(z.boolean()),
      usualSides: z.optional(z.boolean()),
      along: z.optional(z.object({ at: sameWeekSlot, was: text(200), meal: mealDocument })),
      offer: z.optional(z.object({ fromCents: z.int(), toCents: z.int().check(z.minimum(0)) })),
    }),
    z.object({
      type: z.literal('replan'),
      ...ofWeek,
      meals: z
        .array(z.object({ at: sameWeekSlot, was: z.nullable(text(200)), meal: mealDocument }))
        .check(z.minLength(1), z.maxLength(60)),
      isBatch: z.optional(z.boolean()),
      report: z.optional(weekReport),
    }),
    z.object({
      type: z.literal('swapSide'),
      at: slot,
      sides: z.array(weekSide).check(z.maxLength(SIDES_PER_MEAL)),
    }),
    z.object({ type: z.literal('setServings'), at: slot, people: z.nullable(people) }),
    z.object({ type: z.literal('move'), from: slot, to: slot }),
    z.object({ type: z.literal('copy'), from: slot, to: slot }),
    z.object({ type: z.literal('skip'), at: slot }),
    z.object({
      type: z.literal('eatOut'),
      at: slot,
      cents: z.optional(paidCents),
      fromBudget: z.optional(z.boolean()),
    }),
    z.object({ type: z.literal('setPlace'), at: slot, place: z.enum(MEAL_PLACES) }),
    z.object({ type: z.literal('lock'), at: slot, isLocked: z.optional(z.boolean()) }),
    z.object({
      type: z.literal('freeze'),
      at: slot,
      portions: z.int().check(z.minimum(1), z.maximum(FROZEN_PORTIONS_MAX)),
      item: z.optional(pantryItem),
    }),
  ] as const

const command = z.discriminatedUnion('type', [
  ...VERBS_OF_WEEKS,
  ...verbsOfMeals(slot, sameWeekSlot),
  accept,
  z.object({ ...cook, at: slot }),
  cookDish,
  editPantry,
  z.object({ type: z.literal('undo'), of: name }),
])

const { mealType, ...placeInDay } = place
const storedPlace = { ...placeInDay, slot: mealType }
const storedSlot = z.object({ ...ofWeek, ...storedPlace })
const byServer = { household: z.optional(storedPeople) }

/** A command as it was done, with what only the server knew, so that it can be taken back. */
export const storedCommand = z.discriminatedUnion('type', [
  ...VERBS_OF_WEEKS,
  ...verbsOfMeals(storedSlot, z.object(storedPlace)),
  z.extend(accept, { shoppingList: z.optional(shoppingListDocument) }),
  z.object({ ...cook, ...byServer, at: storedSlot }),
  z.extend(cookDish, byServer),
  z.extend(editPantry, { changes: z.array(pantryChange) }),
]) satisfies z.ZodMiniType<DirectCommand>

export const weekCommandRequest = z.pipe(
  soundJson,
  z.object({
    /** A key never applies twice: a repeated request gets the state that is stored now. */
    idempotencyKey: name,
    /** The revision of `currentMealPlan` the command was made on. Without one it applies where its meal still is. */
    baseRevision: z.optional(z.int().check(z.minimum(0))),
    command,
    /** The household's local day; defaults to the day in UTC. */
    today: z.optional(localDay),
    /** From browsers of an earlier version, which keep checkmarks to themselves. */
    checked: z.optional(lineAddresses),
  }),
)

/** Why a command cannot be done. The state it was tried on comes with it. */
export const WEEK_FAULTS = [
  'no_plan',
  'already_accepted',
  'not_accepted',
  'no_shopping_list',
  'same_meal',
  'empty_name',
  'no_such_slot',
  'no_such_meal',
  'no_such_week',
  'changed_since',
  'needs_server',
  'nothing_to_undo',
  'does_not_freeze',
  'pantry_full',
] as const satisfies readonly WeekFault[]

export const weekCommandAnswer = z.object({
  /** Of `currentMealPlan`. Every command that is applied raises it, but for those that leave the plan. */
  revision: z.int(),
  /** Absent after a command that leaves the plan, such as `tick`, `cookDish` and `editPantry`, with `violations` and `plan`. */
  totals: z.optional(
    z.object({
      /** The checkout total of the week's list; null if it could not be computed now. */
      listCents: z.nullable(z.int()),
      budgetCents: z.nullable(z.int()),
    }),
  ),
  violations: z.optional(z.array(planViolation)),
  /** The week on screen, if there is one. */
  plan: z.optional(mealPlanDocument),
  shoppingList: z.optional(shoppingListDocument),
  /** Revisions of the documents the command changed, by key. */
  revisions: z.record(z.string(), z.int()),
})

/** The part of an answer that says a command was done. A page that cannot read the rest reads the documents instead. */
export const weekCommandDone = z.object({ revision: z.int(), revisions: z.record(z.string(), z.int()) })

export type WeekCommandAnswer = z.infer<typeof weekCommandAnswer>
