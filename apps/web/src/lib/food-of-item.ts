import type { AskedFood } from '@pennyplate/contract/foods/unsuitable-foods'

/** A pantry item as the household's rules judge it: its name, its food and its label. */
export function foodOfItem({ name, foodId, allergens, mayContain, traits }: AskedFood): AskedFood {
  return { name, foodId, allergens, mayContain, traits }
}
