import { weekStartOf } from '@pennyplate/domain/week/week-days'
import { useState } from 'react'
import { toLocalDay } from '../../lib/local-day.ts'
import { paths } from '../../lib/paths.ts'
import { useWeekOverview } from '../../lib/use-week-overview.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { weeksMessages } from '../../messages/weeks.ts'
import { CommandFailed } from '../../store/command-failed.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

/** The weeks whose lists are not shopped for yet, besides the one on screen, this week first. */
export function useOpenLists(): string[] {
  const { data } = useWeekOverview()
  const thisWeek = weekStartOf(toLocalDay(new Date()))
  return (data?.weeks ?? [])
    .filter(
      ({ weekStart, state }) => state === 'accepted' && weekStart >= thisWeek && weekStart !== data?.current,
    )
    .map(({ weekStart }) => weekStart)
    .toSorted()
}

export function OtherLists({ weeks }: { readonly weeks: readonly string[] }) {
  const store = useDocumentStore()
  const [opening, setOpening] = useState<string>()

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

  return (
    <>
      {weeks.map((week, place) => (
        <Button
          key={week}
          look={place === 0 ? 'primary' : 'secondary'}
          loading={opening === week}
          onClick={() => void show(week)}
        >
          {words.openListOf(week)}
        </Button>
      ))}
      <ButtonLink to={paths.dashboard}>{words.emptyAction}</ButtonLink>
    </>
  )
}
