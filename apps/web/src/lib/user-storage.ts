const PREFIX = 'pennyplate.'

type UserStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>

/** What this browser keeps of one user beside their documents is kept under a key that ends in their id. */
export function userStorageKey(userId: string, name: string): string {
  return `${PREFIX}${name}.${userId}`
}

/** For whoever signs out: nobody who uses this browser next finds what they typed. */
export function forgetUserStorage(storage: UserStorage, userId: string): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys) {
    if (key.startsWith(PREFIX) && key.endsWith(`.${userId}`)) storage.removeItem(key)
  }
}
