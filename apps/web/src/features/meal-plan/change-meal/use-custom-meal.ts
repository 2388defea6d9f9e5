import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { useState } from 'react'
import { type LookedUpMeal, requestCustomMeal } from '../plan-calls.ts'

type CustomMealProps = {
  readonly onBusy: (busy: { readonly kind: 'generating'; readonly at: SlotAddress } | undefined) => void
  readonly onOpen: () => void
  readonly onPut: (meal: WeekMeal, at: readonly SlotAddress[]) => unknown
}

/** A meal in the household's own words, looked up and put into one place or several. */
export function useCustomMeal({ onBusy, onOpen, onPut }: CustomMealProps) {
  const [customAt, setCustomAt] = useState<SlotAddress>()
  return {
    customAt,
    openCustom(at: SlotAddress): void {
      onOpen()
      setCustomAt(at)
    },
    closeCustom: () => setCustomAt(undefined),
    /** Throws when the meal cannot be looked up; the dialog then offers rough values. */
    async lookUpCustom(name: string, at: SlotAddress): Promise<LookedUpMeal> {
      onBusy({ kind: 'generating', at })
      try {
        return await requestCustomMeal(name, at.slot)
      } finally {
        onBusy(undefined)
      }
    },
    putCustom(meal: WeekMeal, at: readonly SlotAddress[]): void {
      setCustomAt(undefined)
      onPut({ ...meal, isCustom: true }, at)
    },
  }
}
