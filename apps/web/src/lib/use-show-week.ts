import { useState } from 'react'
import { weeksMessages as words } from '../messages/weeks.ts'
import { CommandFailed } from '../store/command-failed.ts'
import { useDocumentStore } from '../store/store-provider.tsx'
import { notify } from '../ui/notify.ts'

/** Brings another week on screen, one at a time, and says why if it cannot. */
export function useShowWeek(onShown: () => void = () => {}) {
  const store = useDocumentStore()
  const [opening, setOpening] = useState<string>()

  async function show(week: string): Promise<void> {
    if (opening) return
    setOpening(week)
    try {
      await store.issueNow({ type: 'show', week })
      onShown()
    } catch (error) {
      const isOffline = error instanceof CommandFailed && error.failure.kind === 'unreachable'
      notify.error(isOffline ? words.offline : words.failed)
    } finally {
      setOpening(undefined)
    }
  }

  return { opening, show }
}
