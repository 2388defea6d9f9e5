import type { Restriction } from '@pennyplate/domain/diet/diet-options'
import { allergenLabels } from './allergens.ts'

export const restrictionLabels: Readonly<Record<Restriction, string>> = {
  ...allergenLabels,
  gluten: 'Gluten',
  pork: 'Pork',
  alcohol: 'Alcohol',
  'low-sodium': 'Low sodium',
}
