import { weekStartOf } from '@pennyplate/domain/week/week-days'
import { useState } from 'react'
import { toLocalDay } from '../../lib/local-day.ts'
import { useWeekOverview } from '../../lib/use-week-overview.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { weeksMessages } from '../../messages/weeks.ts'
import { CommandFailed } from '../../store/command-failed.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

/** The lists of other weeks that are not shopped for yet, this week's first. */
export function OtherLists() {
  const store = useDocumentStore()
  const { data } = useWeekOverview()
  const [opening, setOpening] = useState<string>()
  const thisWeek = weekStartOf(toLocalDay(new Date()))
  const open = (data?.weeks ?? [])
    .filter(
      ({ weekStart, state }) => state === 'accepted' && weekStart >= thisWeek && weekStart !== data?.current,
    )
    .map(({ weekStart }) => weekStart)
    .toSorted()

  async function show(week: string) {
    setOpening(week)
    try {
      await store.issueNow({ type: 'show', week })
    } catch (error) {
      const isOffline = error instanceof CommandFailed && error.failure.kind === 'unreachable'
      notify.error(isOffline ? weeksMessages.offline : weeksMessages.failed)
    } finally {
      setOpening(undefined)
    }
  }

  return open.map((week) => (
    <Button key={week} look="primary" loading={opening === week} onClick={() => void show(week)}>
      {words.openListOf(week)}
    </Button>
  ))
}
