import { withDefaults } from '@pennyplate/domain/profile'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { mealPlanMessages as words } from '../../messages/meal-plan.ts'
import { useDocument } from '../../store/use-document.ts'
import { Loading } from '../../ui/loading.tsx'
import type { CookedPlace } from './cooked-place.ts'
import { CurrentWeek } from './current-week.tsx'
import { GenerateProgress } from './generate-progress.tsx'
import { GenerateSection } from './generate-section.tsx'
import { MealCard } from './meal-card.tsx'
import styles from './meal-plan-tab.module.css'
import { NoPlanFits } from './no-plan-fits.tsx'
import { PastWeek } from './past-week.tsx'
import type { StoredPlan } from './stored-plan.ts'
import { useChangeMeal } from './use-change-meal.ts'
import { useGeneratePlan } from './use-generate-plan.ts'
import { usePlanBook } from './use-plan-book.ts'
import { WeekActions } from './week-actions.tsx'
import { datesOf, localDay } from './week-dates.ts'
import { WeekNavigation } from './week-navigation.tsx'
import { WeekView } from './week-view.tsx'

const WEEK_PARAMETER = 'week'

type MealPlanTabProps = {
  /** The button that shares a plan, made by another feature. */
  readonly renderShare: (plan: StoredPlan) => ReactNode
  /** The button that marks a meal as cooked, made by another feature. */
  readonly renderCooked: (place: CookedPlace) => ReactNode
}

export function MealPlanTab({ renderShare, renderCooked }: MealPlanTabProps) {
  const inUse = usePlanBook()
  const pantry = useDocument('pantry')
  const making = useGeneratePlan(inUse)
  const { generation } = making
  const profile = withDefaults(making.profile.value)
  const changes = useChangeMeal(inUse, profile.adults + profile.kids)
  const { book } = inUse
  const [weeksAgo, setWeeksAgo] = useWeeksAgo(book.history.length)
  const today = localDay(new Date())
  const past = weeksAgo > 0 ? book.history[weeksAgo - 1] : undefined
  const isCurrent = past === undefined

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{words.title}</h1>
        <WeekNavigation weeksAgo={weeksAgo} saved={book.history.length} onChange={setWeeksAgo} />
        {isCurrent && book.plan && generation.kind === 'idle' && (
          <WeekActions inUse={inUse} share={renderShare(book.plan)} isChanging={changes.busy !== undefined} />
        )}
      </div>
      {inUse.isLoading && <Loading label={words.loading} />}
      {past && (
        <PastWeek
          key={weeksAgo}
          week={past}
          weeksAgo={weeksAgo}
          inUse={inUse}
          profile={profile}
          today={today}
          onReused={() => setWeeksAgo(0)}
        />
      )}
      {isCurrent && generation.kind === 'running' && (
        <>
          <GenerateProgress generation={generation} onCancel={making.cancel} />
          <WeekView
            days={generation.days}
            dates={datesOf(undefined, today)}
            today={today}
            renderMeal={(meal, at) => <MealCard meal={meal} slot={at.slot} />}
          />
        </>
      )}
      {isCurrent && generation.kind === 'failed' && (
        <NoPlanFits
          refused={generation}
          profile={making.profile.value}
          onTake={(way) => void making.takeWay(way)}
          onDismiss={making.dismiss}
        />
      )}
      {isCurrent && !inUse.isLoading && generation.kind === 'idle' && !book.plan && (
        <GenerateSection
          profile={making.profile.value}
          pantryCount={pantry.value?.length ?? 0}
          onGenerate={making.start}
        />
      )}
      {isCurrent && generation.kind === 'idle' && book.plan && (
        <CurrentWeek
          plan={book.plan}
          book={book}
          profile={profile}
          today={today}
          changes={changes}
          renderCooked={renderCooked}
        />
      )}
    </>
  )
}

/** The shown week is in the address, so that Back goes back a week. A week that is not saved is the current one. */
function useWeeksAgo(saved: number): [number, (weeksAgo: number) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get(WEEK_PARAMETER))
  const weeksAgo = Number.isInteger(asked) && asked > 0 && asked <= saved ? asked : 0
  function change(next: number) {
    setSearch((before) => {
      const after = new URLSearchParams(before)
      if (next === 0) after.delete(WEEK_PARAMETER)
      else after.set(WEEK_PARAMETER, String(next))
      return after
    })
  }
  return [weeksAgo, change]
}
