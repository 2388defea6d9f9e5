import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'

/** The nine categories, after a first option for none. */
export function categoryOptions(none: string) {
  return [
    { value: '', label: none },
    ...PANTRY_CATEGORIES.map((category) => ({ value: category, label: category })),
  ]
}
