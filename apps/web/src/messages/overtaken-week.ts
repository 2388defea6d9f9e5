/** A week that was planned while somebody else changed the one it was to replace. */
export const overtakenMessages = {
  title: 'This week was just changed',
  text: 'While we planned, somebody changed this week on another device. Nothing was replaced.',
  keep: 'Keep it as it is',
  take: 'Use the new week',
}
