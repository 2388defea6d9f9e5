const PREFIX = 'pennyplate.'

type UserStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>

/** The local storage key of a user's value. It ends in the user's id. */
export function userStorageKey(userId: string, name: string): string {
  return `${PREFIX}${name}.${userId}`
}

/** On signing out, removes the user's values, so that the next user of this browser does not find them. */
export function forgetUserStorage(storage: UserStorage, userId: string): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys) {
    if (key.startsWith(PREFIX) && key.endsWith(`.${userId}`)) storage.removeItem(key)
  }
}

/** Keys without a user in their name, deleted at every sign-out. */
const OF_ANYBODY = [
  'pennyplate.cooking',
  'pennyplate.kitchen-timers',
  'pennyplate.shared-plan',
  'pennyplate-kept-apart',
]

export function forgetStoredBy(userId: string): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      forgetUserStorage(storage, userId)
      for (const key of OF_ANYBODY) storage.removeItem(key)
    }
  } catch {
    // Blocked storage (private windows) holds nothing.
  }
}
