/** Labels that controls have everywhere. */
export const uiMessages = {
  showPassword: 'Show password',
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  undoByKey: 'Control Z undoes it.',
  loading: 'Loading',
  notSet: 'Not set',
  perServing: 'per serving',
  total: 'Total',
  budgetOf: (budget: string) => `of ${budget}`,
  overBy: (amount: string) => `${amount} over`,
  leftOver: (amount: string) => `${amount} left`,
} as const
