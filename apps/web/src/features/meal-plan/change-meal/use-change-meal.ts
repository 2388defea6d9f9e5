import { withDefaults } from '@pennyplate/domain/profile/profile'
import { type AnswerChange, relaxAnswer } from '@pennyplate/domain/profile/relax-answer'
import type { Holiday } from '@pennyplate/domain/week/holidays'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekCommand, WeekFault } from '@pennyplate/domain/week/week-commands'
import { useState } from 'react'
import { toLocalDay } from '../../../lib/local-day.ts'
import { explainAiFailure } from '../../../messages/ai-failures.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { useDocument } from '../../../store/use-document.ts'
import { notify } from '../../../ui/notify.ts'
import type { UndoOffer } from '../../../ui/undo-bar.tsx'
import { explainPlanFailure } from '../explain-plan-failure.ts'
import {
  type Choice,
  type ChoiceOpening,
  type LookedUpMeal,
  requestChoices,
  requestCustomMeal,
} from '../plan-calls.ts'
import type { Book, StoredMeal } from '../stored-plan.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import { planningDay } from '../week-dates.ts'
import { useMealMenu } from './use-meal-menu.ts'

export type Busy = Readonly<{ kind: 'replacing' | 'generating'; at: SlotAddress }>
export type OpenChoices = Readonly<{
  at: SlotAddress
  /** Undefined for an empty place. */
  meal: StoredMeal | undefined
  choices: readonly Choice[]
  openings: readonly ChoiceOpening[]
  /** Why the language model offered no choices. */
  fault: string | undefined
  /** Names of all dishes shown so far. */
  seen: readonly string[]
  /** There is nothing that was not shown yet. */
  isAllShown: boolean
  festive?: Festive | undefined
}>

/** Dinners for a holiday, and what to do once one is taken. */
export type Festive = Readonly<{ holiday: Holiday; onTaken: () => void }>

/** With the week as it was, so that what a change does to bill and list can be told. */
type ChangeOffer = UndoOffer<readonly string[]> & Readonly<{ before?: Pick<Book, 'plan' | 'shoppingList'> }>

export type MealChanges = ReturnType<typeof useChangeMeal>

/** Replaces a meal of the week with one of the planner's choices or with the household's own, and offers Undo. */
export function useChangeMeal({ book, issue, undo }: PlanBookStore) {
  const relax = useRelaxAnswer()
  const [busy, setBusy] = useState<Busy>()
  const [open, setOpen] = useState<OpenChoices>()
  const [customAt, setCustomAt] = useState<SlotAddress>()
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
    const old = book.plan && mealAt<StoredMeal>(book.plan, command.at)
    const text = old ? words.replaced(old.name, command.meal.name) : words.added(command.meal.name)
    // Guests who were to eat the other dish eat this one.
    const meal = { ...command.meal, ...(old?.people === undefined ? {} : { people: old.people }) }
    return change({ ...command, meal, mayAdd: old === undefined }, text)
  }

  async function showChoices(
    at: SlotAddress,
    exclude: readonly string[],
    engine: 'builtin' | 'chat' = 'builtin',
    festive?: Festive,
  ): Promise<void> {
    if (!book.plan || busy) return
    const meal = mealAt<StoredMeal>(book.plan, at)
    setBusy({ kind: 'replacing', at })
    try {
      const today = planningDay(book.plan, toLocalDay(new Date()))
      const asked = { plan: book.plan, at, exclude, today, engine, holiday: festive?.holiday }
      const found = await requestChoices(asked)
      const fresh = found.choices.filter(({ meal: other }) => other.name !== meal?.name)
      const isAllShown = fresh.length === 0 && open !== undefined && exclude.length > 0
      setOpen({
        at,
        meal,
        choices: isAllShown ? open.choices : fresh,
        seen: [...new Set([...(meal ? [meal.name] : []), ...exclude, ...fresh.map((one) => one.meal.name)])],
        isAllShown,
        openings: found.openings,
        fault: found.aiFailure && explainAiFailure(found.aiFailure),
        festive,
      })
    } catch (error) {
      notify.error(words.replaceFailed(explainPlanFailure(error)))
    } finally {
      setBusy(undefined)
    }
  }

  return {
    busy,
    open,
    customAt,
    undoOffer,
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
    takeChoice({ meal, deltaCents, reasons }: Choice, [at, ...alsoAt]: readonly SlotAddress[]): void {
      setOpen(undefined)
      const offer = offerOf(book.plan?.report?.totalCents ?? null, deltaCents)
      const usualSides = deltaCents === null ? true : undefined
      if (!explain(at && put({ type: 'replace', at, alsoAt, meal, reasons, offer, usualSides })))
        open?.festive?.onTaken()
    },
    ...menu,
    openCustom(at: SlotAddress): void {
      menu.closeMenu()
      setCustomAt(at)
    },
    closeCustom: () => setCustomAt(undefined),
    /** Throws when the meal cannot be looked up; the dialog then offers rough values. */
    async lookUpCustom(name: string, at: SlotAddress): Promise<LookedUpMeal> {
      setBusy({ kind: 'generating', at })
      try {
        return await requestCustomMeal(name, at.slot)
      } finally {
        setBusy(undefined)
      }
    },
    putCustom(meal: StoredMeal, [at, ...alsoAt]: readonly SlotAddress[]): void {
      setCustomAt(undefined)
      explain(at && put({ type: 'replace', at, alsoAt, meal: { ...meal, isCustom: true } }))
    },
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
      await profile.saveNow((now) => ({ ...now, ...relaxAnswer(withDefaults(now), change) }))
      return true
    } catch (error) {
      notify.error(words.replaceFailed(explainPlanFailure(error)))
      return false
    }
  }
}
