/** The household is another than the one whose week was priced. */
export const peopleChangedMessages = {
  title: (then: number, now: number) =>
    then === now ? 'Who eats with you has changed' : `This week is for ${then}. You are ${now} now.`,
  ofList: 'The list still buys for those before, and recipes go by who eats now.',
  ofPlan: 'The meals and the total are still for those before.',
  updateList: 'Update the list',
  keepMeals: 'Keep these meals',
  listUpdated: (people: number, bill: string, total: string) =>
    `Your list buys for ${people} now. ${bill} It comes to ${total}.`,
  planUpdated: (people: number, bill: string, total: string) =>
    `Your week is for ${people} now. ${bill} It comes to ${total}.`,
} as const
