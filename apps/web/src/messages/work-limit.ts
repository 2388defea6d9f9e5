/** What a household is told once about an answer whose meaning changed. */
export const workLimitMessages = {
  title: (answer: string) => `“${answer}” now counts your work, not the oven`,
  text: 'Easy is up to 15 minutes of work, Medium up to 30. So roasts, soups and slow cooker meals fit too. Meals from Monday to Friday are on the table within 60 minutes. Your week stays as it is until you plan again.',
  change: 'Change this',
  understood: 'Got it',
  saveFailed: 'That could not be saved. This note comes back until it is.',
} as const
