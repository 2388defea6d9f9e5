import { mealAt, type PlanFault, replaced, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { PlannedReason } from '@pennyplate/domain/week/week-report'
import { useState } from 'react'
import { toLocalDay } from '../../../lib/local-day.ts'
import { explainAiFailure } from '../../../messages/ai-failures.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { notify } from '../../../ui/notify.ts'
import type { UndoOffer } from '../../../ui/undo-bar.tsx'
import { explainPlanFailure } from '../explain-plan-failure.ts'
import { type Choice, type LookedUpMeal, requestChoices, requestCustomMeal } from '../plan-calls.ts'
import { withMealChanged } from '../report/stored-report.ts'
import { type Book, type StoredMeal, servingCents } from '../stored-plan.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import { planningDay } from '../week-dates.ts'

export type Busy = Readonly<{ kind: 'replacing' | 'generating'; at: SlotAddress }>
export type OpenChoices = Readonly<{
  at: SlotAddress
  meal: StoredMeal
  choices: readonly Choice[]
  /** Why the language model offered no choices. */
  fault: string | undefined
}>

export type MealChanges = ReturnType<typeof useChangeMeal>

/** Replaces a meal of the week with one of the planner's choices or with the household's own, and offers Undo. */
export function useChangeMeal({ book, take, restore, refreshTotal }: PlanBookStore, people: number) {
  const [busy, setBusy] = useState<Busy>()
  const [open, setOpen] = useState<OpenChoices>()
  const [customAt, setCustomAt] = useState<SlotAddress>()
  const [undoOffer, setUndoOffer] = useState<UndoOffer<Book>>()

  async function put(
    slots: readonly SlotAddress[],
    meal: StoredMeal,
    change: Readonly<{ deltaCents?: number; reasons?: readonly PlannedReason[] }>,
  ): Promise<PlanFault | undefined> {
    const [first] = slots
    const old = book.plan && first && mealAt<StoredMeal>(book.plan, first)
    const step = replaced<StoredMeal, NonNullable<Book['plan']>, NonNullable<Book['shoppingList']>>(
      book,
      slots,
      meal,
    )
    if (!step.ok || !step.book.plan || !old) return step.ok ? 'no_such_slot' : step.fault
    const perServing = (servingCents(meal) ?? 0) - (servingCents(old) ?? 0)
    const plan = withMealChanged(step.book.plan, slots, {
      deltaCents: (change.deltaCents ?? perServing * people) * slots.length,
      reasons: change.reasons ?? [{ code: 'custom' }],
    })
    const fault = await take({ ok: true, book: { ...step.book, plan } })
    if (fault) return fault
    setUndoOffer({ undo: book, text: words.replaced(old.name, meal.name) })
    if (plan.report !== undefined) await refreshTotal(plan)
    return undefined
  }

  async function showChoices(
    at: SlotAddress,
    exclude: readonly string[],
    engine: 'builtin' | 'chat' = 'builtin',
  ): Promise<void> {
    const meal = book.plan && mealAt<StoredMeal>(book.plan, at)
    if (!book.plan || !meal || busy) return
    setBusy({ kind: 'replacing', at })
    try {
      const today = planningDay(book.plan, toLocalDay(new Date()))
      const found = await requestChoices({ plan: book.plan, at, exclude, today, engine })
      const choices = found.choices.filter(({ meal: other }) => other.name !== meal.name)
      setOpen({ at, meal, choices, fault: found.aiFailure && explainAiFailure(found.aiFailure) })
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
    showChoices: (at: SlotAddress) => void showChoices(at, []),
    /** Choices not shown so far, from the built-in planner or the language model. */
    showOthers(engine: 'builtin' | 'chat') {
      if (!open) return
      const seen = [open.meal.name, ...open.choices.map(({ meal }) => meal.name)]
      void showChoices(open.at, seen, engine)
    },
    closeChoices: () => setOpen(undefined),
    async takeChoice(choice: Choice, slots: readonly SlotAddress[]): Promise<void> {
      setOpen(undefined)
      const fault = await put(slots, choice.meal, choice)
      if (fault)
        notify.error(words.replaceFailed(fault === 'same_meal' ? words.sameMeal : words.stateChanged))
    },
    openCustom: setCustomAt,
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
    async putCustom(meal: StoredMeal, slots: readonly SlotAddress[]): Promise<void> {
      setCustomAt(undefined)
      const fault = await put(slots, { ...meal, isCustom: true }, {})
      if (fault)
        notify.error(words.replaceFailed(fault === 'same_meal' ? words.sameMeal : words.stateChanged))
    },
    undo() {
      if (undoOffer) void restore(undoOffer.undo)
      setUndoOffer(undefined)
    },
    offerUndo: setUndoOffer,
    dismissUndo: () => setUndoOffer(undefined),
  }
}
