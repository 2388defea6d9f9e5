import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { AnswerChange } from '@pennyplate/domain/profile/relax-answer'
import type { Holiday } from '@pennyplate/domain/week/holidays'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { LocalMoment } from '@pennyplate/domain/week/still-in-time'
import type { WeekFault } from '@pennyplate/domain/week/week-outcome'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { toLocalDay } from '../../../lib/local-day.ts'
import { explainAiFailure } from '../../../messages/ai-failures.ts'
import { withLeftoversSaid } from '../../../messages/leftovers-follow.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { alongSaid, replaceMessages } from '../../../messages/replace-meal.ts'
import { useDocument } from '../../../store/use-document.ts'
import { notify } from '../../../ui/notify.ts'
import type { UndoOffer } from '../../../ui/undo-bar.tsx'
import { explainPlanFailure } from '../explain-plan-failure.ts'
import { type Choice, type ChoiceOpening, type Choices, requestChoices } from '../plan-calls.ts'
import type { Book } from '../stored-plan.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import { planningDay } from '../week-dates.ts'
import { type BoughtFood, NOTHING_BOUGHT, useBoughtFood } from './use-bought-food.ts'
import { useCustomMeal } from './use-custom-meal.ts'
import { useMealMenu } from './use-meal-menu.ts'
import { useMealsToChange } from './use-meals-to-change.ts'

export type Busy = Readonly<{ kind: 'replacing' | 'generating'; at: SlotAddress }>
export type OpenChoices = Readonly<{
  at: SlotAddress
  /** Undefined for an empty place. */
  meal: WeekMeal | undefined
  choices: readonly Choice[]
  openings: readonly ChoiceOpening[]
  /** What any choice adds to the bill besides. */
  alsoCents?: number | undefined
  /** By how much the bill may rise within the budget. */
  roomCents?: number | undefined
  /** Whether some other meal may change along. */
  canChangeAnother?: boolean
  /** There was no connection to ask for choices; every recipe can be taken all the same. */
  isUnreachable?: boolean
  /** Why the language model offered no choices. */
  fault: string | undefined
  /** Names of all dishes shown so far. */
  seen: readonly string[]
  /** There is nothing that was not shown yet. */
  isAllShown: boolean
  /** When the choices were found. */
  bought: BoughtFood
  festive?: Festive | undefined
}>

/** Dinners for a holiday, and what to do once one is taken. */
export type Festive = Readonly<{ holiday: Holiday; askedAt: LocalMoment; onTaken: () => void }>

/** With the week as it was, so that what a change does to bill and list can be told. */
type ChangeOffer = UndoOffer<readonly string[]> & Readonly<{ before?: Pick<Book, 'plan' | 'shoppingList'> }>

export type MealChanges = ReturnType<typeof useChangeMeal>

/** Replaces a meal of the week with one of the planner's choices or with the household's own, and offers Undo. */
export function useChangeMeal({ book, issue, undo }: PlanBookStore) {
  const relax = useRelaxAnswer()
  const findBought = useBoughtFood(book.shoppingList)
  const findMealsToChange = useMealsToChange(book.shoppingList)
  const [busy, setBusy] = useState<Busy>()
  const [open, setOpen] = useState<OpenChoices>()
  const [undoOffer, setUndoOffer] = useState<ChangeOffer>()

  function change(command: WeekCommand, text: string): WeekFault | undefined {
    const { plan, shoppingList } = book
    const issued = issue(command)
    if (!issued.ok) return issued.fault
    setUndoOffer({ undo: [issued.key], text, before: { plan, shoppingList } })
    return undefined
  }

  const menu = useMealMenu(book, change)

  function put(command: Extract<WeekCommand, { type: 'replace' }>): WeekFault | undefined {
    const old = book.plan && mealAt<WeekMeal>(book.plan, command.at)
    // Guests who were to eat the other dish eat this one.
    const meal = { ...command.meal, ...(old?.people === undefined ? {} : { people: old.people }) }
    return change({ ...command, meal, mayAdd: old === undefined }, saidOfPut(command, book.plan))
  }

  const custom = useCustomMeal({
    onBusy: setBusy,
    onOpen: menu.closeMenu,
    onPut: (meal, [at, ...alsoAt]) => explain(at && put({ type: 'replace', at, alsoAt, meal })),
  })

  async function showChoices(
    at: SlotAddress,
    exclude: readonly string[],
    engine: 'builtin' | 'chat' = 'builtin',
    festive?: Festive,
  ): Promise<void> {
    const { plan } = book
    if (!plan || busy) return
    const meal = mealAt<WeekMeal>(plan, at)
    setBusy({ kind: 'replacing', at })
    let bought = NOTHING_BOUGHT
    try {
      bought = await findBought()
      const holiday = festive?.holiday
      // Without a connection there may be no file to load; then no choices come either, which is said below.
      const mayChange = await findMealsToChange(plan, at).catch(() => [])
      const askedAt = festive?.askedAt
      const asked = { plan, at, exclude, mayChange, today: today(plan), engine, bought, holiday, askedAt }
      const found = await requestChoices(asked)
      const canChangeAnother = mayChange.length > 0
      setOpen(openedWith(found, open, { at, meal, exclude, bought, festive, canChangeAnother }))
    } catch (error) {
      const isUnreachable = error instanceof ApiError && error.code === 'unreachable'
      if (isUnreachable && !open) setOpen({ ...NO_CHOICES, at, meal, bought, festive, isUnreachable })
      else notify.error(words.replaceFailed(explainPlanFailure(error)))
    } finally {
      setBusy(undefined)
    }
  }

  return {
    busy,
    open,
    undoOffer,
    findBought,
    showChoices: (at: SlotAddress, festive?: Festive) => void showChoices(at, [], 'builtin', festive),
    /** Choices not shown so far, from the built-in planner or the language model. */
    showOthers(engine: 'builtin' | 'chat') {
      if (open) void showChoices(open.at, open.seen, engine, open.festive)
    },
    /** Changes an answer of the profile and looks for choices again. */
    async relaxAndShow(change: AnswerChange): Promise<void> {
      if (open && (await relax(change))) await showChoices(open.at, [])
    },
    relax,
    closeChoices: () => setOpen(undefined),
    takeChoice({ meal, along, deltaCents, reasons }: Choice, [at, ...alsoAt]: readonly SlotAddress[]): void {
      setOpen(undefined)
      const offer = offerOf(book.plan?.report?.totalCents ?? null, deltaCents)
      const sides = deltaCents === null ? ({ usualSides: true } as const) : {}
      if (!explain(at && put({ type: 'replace', at, alsoAt, meal, along, reasons, offer, ...sides })))
        open?.festive?.onTaken()
    },
    ...menu,
    ...custom,
    undo() {
      for (const key of undoOffer?.undo ?? []) undo(key)
      setUndoOffer(undefined)
    },
    offerUndo: (offer: UndoOffer<readonly string[]>) =>
      setUndoOffer({ ...offer, before: { plan: book.plan, shoppingList: book.shoppingList } }),
    /** For what changes no meal of the week on screen. */
    offerPlainUndo: setUndoOffer,
    dismissUndo: () => setUndoOffer(undefined),
  }
}

type Showing = Pick<OpenChoices, 'at' | 'meal' | 'bought' | 'festive' | 'canChangeAnother'> & {
  readonly exclude: readonly string[]
}

function openedWith(
  { choices, openings, alsoCents, roomCents, aiFailure }: Choices,
  open: OpenChoices | undefined,
  { exclude, ...showing }: Showing,
): OpenChoices {
  const { meal } = showing
  const fresh = choices.filter(({ meal: other }) => other.name !== meal?.name)
  const isAllShown = fresh.length === 0 && open !== undefined && exclude.length > 0
  return {
    ...showing,
    choices: isAllShown ? open.choices : fresh,
    seen: seenNames(meal, exclude, fresh),
    isAllShown,
    openings,
    alsoCents,
    roomCents,
    fault: aiFailure && explainAiFailure(aiFailure),
  }
}

const NO_CHOICES = { choices: [], openings: [], fault: undefined, seen: [], isAllShown: false } as const

function saidOfPut(
  { at, meal, along }: Extract<WeekCommand, { type: 'replace' }>,
  plan: WeekPlan | null,
): string {
  const old = plan && mealAt<WeekMeal>(plan, at)
  if (along)
    return withLeftoversSaid(replaceMessages.takenWith(old?.name, meal.name, alongSaid(along)), plan, at)
  const said = old ? words.replaced(old.name, meal.name) : words.added(meal.name)
  return withLeftoversSaid(said, plan, at)
}

function today(plan: Parameters<typeof planningDay>[0]): string {
  return planningDay(plan, toLocalDay(new Date()))
}

function seenNames(
  meal: WeekMeal | undefined,
  before: readonly string[],
  fresh: readonly Choice[],
): string[] {
  return [...new Set([...(meal ? [meal.name] : []), ...before, ...fresh.map((one) => one.meal.name)])]
}

/** The totals before and after, if both are known. */
function offerOf(fromCents: number | null, deltaCents: number | null) {
  if (fromCents === null || deltaCents === null) return undefined
  return { fromCents, toCents: Math.max(0, fromCents + deltaCents) }
}

/** Returns whether there was a fault. */
function explain(fault: WeekFault | undefined): boolean {
  if (fault === undefined) return false
  notify.error(words.replaceFailed(fault === 'same_meal' ? words.sameMeal : words.stateChanged))
  return true
}

/** Changes one answer of the profile, and returns whether that was saved. */
function useRelaxAnswer() {
  const profile = useDocument('profile')
  return async (change: AnswerChange): Promise<boolean> => {
    try {
      // Rarely used, so a first view does without it.
      const { relaxAnswer } = await import('@pennyplate/domain/profile/relax-answer')
      await profile.saveNow((now) => ({ ...now, ...relaxAnswer(withDefaults(now), change) }))
      return true
    } catch (error) {
      notify.error(words.replaceFailed(explainPlanFailure(error)))
      return false
    }
  }
}
