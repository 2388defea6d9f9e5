import type { SideRole } from '@pennyplate/domain/recipe/plate'

/** What a side is on a plate, as the choices are narrowed by it. */
const kinds: Readonly<Record<SideRole, string>> = {
  vegetable: 'Vegetables',
  salad: 'Salads',
  starch: 'Potatoes, rice, beans and pasta',
  bread: 'Bread',
  fruit: 'Fruit',
  dairy: 'Dairy',
  drink: 'Drinks',
  dip: 'Dips and sauces',
  dessert: 'Desserts',
}

/** Sides for a meal. */
export const sideChoiceMessages = {
  all: 'All sides',
  search: 'Search sides',
  searchExample: 'Corn, salad, garlic bread',
  kind: 'Kind',
  anyKind: 'Any kind',
  kinds,
  time: 'Time',
  anyTime: 'Any time',
  minutesAtMost: (minutes: number) => `${minutes} min or less`,
  found: (count: number) => (count === 1 ? '1 side' : `${count} sides`),
  nothing: 'Try fewer or other words, or another kind.',
  more: 'Show more sides',
  unsuitable: (count: number) =>
    count === 1
      ? '1 more side matches, but does not fit your profile.'
      : `${count} more sides match, but do not fit your profile.`,
  showUnsuitable: 'Show them too',
  hideUnsuitable: 'Hide what does not fit',
} as const
