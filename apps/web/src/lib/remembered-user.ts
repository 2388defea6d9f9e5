import { type Me, readMe } from './me.ts'

const STORAGE_KEY = 'pennyplate.last-user'

/**
 * Who is signed in, kept beside the browser's copy of their documents, so that the app opens without a network.
 * It opens nothing on the server: every call still needs the cookie. Signing out forgets it.
 */
export function rememberUser(me: Me | null): void {
  try {
    if (me) localStorage.setItem(STORAGE_KEY, JSON.stringify(asAnswer(me)))
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage may be full or forbidden (private windows): then the app simply needs the network to open.
  }
}

export function recallUser(): Me | undefined {
  try {
    return readMe(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Kept in the shape of the server's answer, so that one reader serves both. */
function asAnswer({ publicMetadata, unsafeMetadata, ...user }: Me): unknown {
  return { user, publicMetadata, unsafeMetadata }
}
