/** What a first view says of syncing. What became of a change is in `store.ts`, which is loaded when there is something to say. */
export const syncMessages = {
  status: {
    saved: 'Saved',
    saving: 'Saving',
    offline: 'Offline, changes kept here',
    'signed-out': 'Sign in to save, changes kept here',
    stuck: 'A change needs you',
    refused: 'Not saved, changes kept here',
  },
  unknown:
    'We could not load your plan, your pantry and your lists. They are safe in your account; please try again in a moment.',
} as const
