/** Another side for a meal. */
export const sideChoiceMessages = {
  all: 'All sides',
  search: 'Search sides',
  searchExample: 'Corn, salad, garlic bread',
  found: (count: number) => (count === 1 ? '1 side' : `${count} sides`),
  nothing: 'Try fewer or other words.',
  more: 'Show more sides',
} as const
