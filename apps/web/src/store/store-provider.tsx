import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useSession } from '../lib/session.ts'
import { untilLoaded } from '../lib/until-loaded.ts'
import { notify } from '../ui/notify.ts'
import type { DocumentStore } from './document-store.ts'
import { onPageHide, onWakeUp, openBrowserStore } from './open-browser-store.ts'
import { takeOldTicks } from './take-old-ticks.ts'

export const StoreContext = createContext<DocumentStore | null>(null)

export function StoreProvider({
  userId,
  householdId,
  children,
}: {
  readonly userId: string
  readonly householdId: string
  readonly children: ReactNode
}) {
  const store = useBrowserStore(userId, householdId)
  useWakeOnSignIn(store)
  return store && <StoreContext value={store}>{children}</StoreContext>
}

export function useDocumentStore(): DocumentStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('useDocumentStore needs a StoreProvider above it')
  return store
}

export function useHasDocumentStore(): boolean {
  return useContext(StoreContext) !== null
}

type Words = typeof import('../messages/store.ts').storeMessages

/** Most visits have nothing to tell. */
function tell(say: (words: Words) => string | undefined): void {
  const told = untilLoaded(async () => say((await import('../messages/store.ts')).storeMessages))
  told.then((message) => message && notify.error(message)).catch(globalThis.reportError)
}

function useBrowserStore(userId: string, householdId: string): DocumentStore | null {
  const [store, setStore] = useState<DocumentStore | null>(null)
  useEffect(() => {
    const opened = openBrowserStore(
      { userId, householdId },
      {
        onRefused: (key, refusal) => tell((words) => words.refused(key, refusal)),
        onDropped: ({ entry, why }) => tell((words) => words.dropped(entry.command.type, why)),
        onRecipeProblem: ({ command, why }) => tell((words) => words.recipeProblem(command, why)),
        onCopiesUnavailable: () => tell((words) => words.copiesUnavailable),
      },
    )
    const stopWaking = onWakeUp(() => void opened.wake())
    const stopPageHide = onPageHide(opened.sendUnpersisted)
    setStore(opened)
    opened.preload()
    takeOldTicks(opened, userId).catch(globalThis.reportError)
    return () => {
      stopWaking()
      stopPageHide()
      opened.close()
      setStore(null)
    }
  }, [userId, householdId])
  return store
}

/** Edits made while signed out are sent once the same user signs in again (D21). */
function useWakeOnSignIn(store: DocumentStore | null): void {
  const isSignedIn = useSession().status === 'signed-in'
  useEffect(() => {
    if (isSignedIn) void store?.wake()
  }, [isSignedIn, store])
}
