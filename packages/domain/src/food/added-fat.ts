import type { Composition, FoodTrait } from './food.ts'

interface Counted {
  readonly id: string
  readonly traits: readonly FoodTrait[]
  readonly composition: Pick<Composition, 'fatG'>
}

/** Oils, butter, mayonnaise; nuts are as fat and are eaten for themselves. */
const MOSTLY_FAT_G = 60

/** Grams of fat in so many grams of what is cooked or spread with; nothing of any other food. */
export function addedFatG({ traits, composition }: Counted, grams: number): number {
  const per100G = composition.fatG ?? 0
  const isEatenForItself = traits.includes('nuts') || traits.includes('seed')
  return per100G < MOSTLY_FAT_G || isEatenForItself ? 0 : (per100G * grams) / 100
}

export function isOliveOil({ id }: Pick<Counted, 'id'>): boolean {
  return /\bolive-oil\b/.test(id)
}
