import type { OwnFood } from '@pennyplate/domain/own-food/own-food'
import { useState } from 'react'
import { useOwnFoods } from './use-own-foods.ts'

/** The food that was deleted last, and what puts it back. Lines keep its id, so they mean it again. */
export function useRemovedFood() {
  const { save } = useOwnFoods()
  const [food, keep] = useState<OwnFood>()
  return {
    food,
    keep,
    restore(): void {
      if (food && save(food)) keep(undefined)
    },
    dismiss: () => keep(undefined),
  }
}
