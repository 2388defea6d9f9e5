import { mealAt, type PlanFault, replaced, type SlotAddress } from '@pennyplate/domain/meal-plan/meal-plan'
import { useState } from 'react'
import { toLocalDay } from '../../../lib/local-day.ts'
import { explainAiFailure } from '../../../messages/ai-failures.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { notify } from '../../../ui/notify.ts'
import { explainPlanFailure } from '../explain-plan-failure.ts'
import { askForChoices, askForCustomMeal, type Choice, type CustomMeal } from '../plan-calls.ts'
import { type Reason, withMealChanged } from '../report/plan-report.ts'
import { type Book, type StoredMeal, servingCents } from '../stored-plan.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import { planningDay } from '../week-dates.ts'

export type Busy = Readonly<{ kind: 'replacing' | 'generating'; at: SlotAddress }>
export type OpenChoices = Readonly<{
  at: SlotAddress
  meal: StoredMeal
  choices: readonly Choice[]
  /** Why the language model gave none. */
  fault: string | undefined
}>
export type UndoOffer = Readonly<{ before: Book; text: string }>

export type MealChanges = ReturnType<typeof useChangeMeal>

/** Changing one meal of the week: choices or the household's own, and the way back. */
export function useChangeMeal({ book, take, restore, refreshTotal }: PlanBookStore, people: number) {
  const [busy, setBusy] = useState<Busy>()
  const [open, setOpen] = useState<OpenChoices>()
  const [customAt, setCustomAt] = useState<SlotAddress>()
  const [undo, setUndo] = useState<UndoOffer>()

  async function put(
    slots: readonly SlotAddress[],
    meal: StoredMeal,
    change: Readonly<{ deltaCents?: number; reasons?: readonly Reason[] }>,
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
      reasons: change.reasons ?? [{ code: 'custom', food: undefined }],
    })
    const fault = await take({ ok: true, book: { ...step.book, plan } })
    if (fault) return fault
    setUndo({ before: book, text: words.replaced(old.name, meal.name) })
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
      const found = await askForChoices({ plan: book.plan, at, exclude, today, engine })
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
    undo,
    showChoices: (at: SlotAddress) => void showChoices(at, []),
    /** Other choices than the shown ones, from the planner or from the language model. */
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
    /** Throws when the meal could not be looked up; the dialog then offers rough values. */
    async lookUpCustom(name: string, at: SlotAddress): Promise<CustomMeal> {
      setBusy({ kind: 'generating', at })
      try {
        return await askForCustomMeal(name, at.slot)
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
    takeBack() {
      if (undo) void restore(undo.before)
      setUndo(undefined)
    },
    offerUndo: setUndo,
    dismissUndo: () => setUndo(undefined),
  }
}
