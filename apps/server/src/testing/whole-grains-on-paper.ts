/** Which whole-wheat food stands in for which white one, written a second time and independently of the planner's table. */
const FOR_HALF: Readonly<Record<string, string>> = { 'white-bread': 'whole-wheat-bread' }
const FOR_ALL: Readonly<Record<string, string>> = {
  ...FOR_HALF,
  'hamburger-buns': 'whole-wheat-buns',
  bagels: 'whole-wheat-bagels',
  'english-muffins': 'whole-wheat-english-muffins',
  'pita-bread': 'whole-wheat-pita',
  'flour-tortilla': 'whole-wheat-tortilla',
  spaghetti: 'whole-wheat-spaghetti',
  penne: 'whole-wheat-penne',
}

/** By the household's answer. Without one it is half and half. */
export function wholeGrainsOnPaper(answer: unknown): ReadonlyMap<string, string> {
  if (answer === 'No') return new Map()
  return new Map(Object.entries(answer === 'Fine with us' ? FOR_ALL : FOR_HALF))
}
