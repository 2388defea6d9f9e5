import { bundledFoodIcon, type FoodIconName } from '../ui/food-icon-names.ts'

export function dishIcon({ illustration }: Readonly<Record<string, unknown>>): FoodIconName {
  return bundledFoodIcon(illustration) ?? 'shallow-pan-of-food'
}
