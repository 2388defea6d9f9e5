import { userStorageKey } from '../../lib/user-storage.ts'

type PhotosByRecipe = Readonly<Record<string, string>>

const NAME = 'dish-photos'

/** Which own recipes had a photo when the server was asked last: without a network the photos themselves may be kept. */
export function keptOwnPhotos(userId: string): PhotosByRecipe | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(userStorageKey(userId, NAME)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    return Object.fromEntries(Object.entries(kept).filter(([, photoId]) => typeof photoId === 'string'))
  } catch {
    // Blocked storage keeps nothing.
    return undefined
  }
}

export function keepOwnPhotos(userId: string, photos: PhotosByRecipe): void {
  try {
    localStorage.setItem(userStorageKey(userId, NAME), JSON.stringify(photos))
  } catch {
    // Full or blocked storage: photos are shown again once there is a network.
  }
}
