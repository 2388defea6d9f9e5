import { foodPhrasesOf, type OwnFood, withOwnFood } from '@pennyplate/domain/own-food/own-food'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { useMemo } from 'react'
import { useDocument } from '../../../store/use-document.ts'

const NONE: readonly OwnFood[] = []

/** The foods this household added by hand, and all it says about food, which their labels are read for. */
export function useOwnFoods() {
  const { value, update } = useDocument('ownFoods')
  const profile = useDocument('profile').value
  const phrases = useMemo(() => foodPhrasesOf(withDefaults(profile)), [profile])
  const foods: readonly OwnFood[] = value ?? NONE
  return {
    foods,
    phrases,
    /** False if there is no room for it. */
    save(food: OwnFood): boolean {
      if (withOwnFood(foods, food) === foods) return false
      void update((known = []) => [...withOwnFood(known, food)])
      return true
    },
    remove(id: string): void {
      void update((known = []) => known.filter((food) => food.id !== id))
    },
  }
}
