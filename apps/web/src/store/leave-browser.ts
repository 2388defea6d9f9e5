import type { QueryClient } from '@tanstack/react-query'
import { DRAWINGS_CACHE, LOOK_CACHE } from '../lib/kept-look.ts'
import type { Me } from '../lib/me.ts'
import { signOut } from '../lib/session.ts'
import { eraseLocalCopies } from './indexed-database.ts'
import { eraseOwnCopy } from './own-recipes-copy.ts'

/** Signs out and deletes what this browser stores of the household (D36), also offline. */
export async function leaveBrowser(client: QueryClient, me: Pick<Me, 'id' | 'householdId'>): Promise<void> {
  await Promise.all([
    signOut(client),
    eraseLocalCopies(me.householdId, me.id),
    eraseOwnCopy(me.householdId),
    ...('caches' in globalThis ? [LOOK_CACHE, DRAWINGS_CACHE].map((name) => caches.delete(name)) : []),
  ])
}
