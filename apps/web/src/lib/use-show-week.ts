import { useState } from 'react'
import { weeksMessages as words } from '../messages/weeks.ts'
import { CommandFailed } from '../store/command-failed.ts'
import { useDocumentStore } from '../store/store-provider.tsx'
import { notify } from '../ui/notify.ts'

/** Brings another week on screen, one at a time, and says why if it cannot. */
export function useShowWeek(onShown: () => void = () => {}) {
  const store = useDocumentStore()
  const [opening, setOpening] = useState<string>()

  /** The first of these weeks that has a plan; `onNone` if none has. */
  async function showFirst(weeks: readonly string[], onNone: () => void): Promise<void> {
    if (opening) return
    setOpening(weeks[0])
    try {
      for (const week of weeks) if (await isShown(week)) return onShown()
      onNone()
    } catch (error) {
      const isOffline = error instanceof CommandFailed && error.failure.kind === 'unreachable'
      notify.error(isOffline ? words.offline : words.failed)
    } finally {
      setOpening(undefined)
    }
  }

  async function isShown(week: string): Promise<boolean> {
    try {
      await store.issueNow({ type: 'show', week })
      return true
    } catch (error) {
      if (error instanceof CommandFailed && isUnplanned(error)) return false
      throw error
    }
  }

  return {
    opening,
    show: (week: string) => showFirst([week], () => notify.error(words.failed)),
    showFirst,
  }
}

function isUnplanned({ failure }: CommandFailed): boolean {
  return failure.kind === 'fault' && failure.fault === 'no_such_week'
}
