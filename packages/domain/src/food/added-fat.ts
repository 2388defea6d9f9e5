import type { Composition, FoodTrait } from './food.ts'

interface Counted {
  readonly id: string
  readonly traits: readonly FoodTrait[]
  readonly composition: Pick<Composition, 'fatG'>
}

/** Oils, butter, mayonnaise; nuts are as fat and are eaten for themselves. */
const MOSTLY_FAT_G = 60
/** Thinner, but poured on for their oil, as mayonnaise is spread. */
const DRESSING = /dressing|vinaigrette|mayonnaise|miracle-whip|thousand-island|^ranch-light|^tartar-sauce/
/** A dry mix for dressing has none. */
const DRESSING_FROM_G = 10

/** Grams of fat in so many grams of what is cooked or spread with; nothing of any other food. */
export function addedFatG({ id, traits, composition }: Counted, grams: number): number {
  const per100G = composition.fatG ?? 0
  const isEatenForItself = traits.includes('nuts') || traits.includes('seed')
  const isAdded = per100G >= (DRESSING.test(id) ? DRESSING_FROM_G : MOSTLY_FAT_G)
  return isAdded && !isEatenForItself ? (per100G * grams) / 100 : 0
}

export function isOliveOil({ id }: Pick<Counted, 'id'>): boolean {
  return /\bolive-oil\b/.test(id)
}
