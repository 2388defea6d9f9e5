import { earlierWeeks, MEAL_SLOTS } from '@pennyplate/domain/meal-plan/meal-plan'
import { weeksBetween, weekToPlan } from '@pennyplate/domain/meal-plan/week'
import { type TargetKey, withDefaults } from '@pennyplate/domain/profile/profile'
import type { ReactNode } from 'react'
import { localDay } from '../../lib/local-day.ts'
import { useSearchParameter } from '../../lib/use-search-parameter.ts'
import { healthMessages as health } from '../../messages/health.ts'
import { mealPlanMessages as words } from '../../messages/meal-plan.ts'
import { useDocument } from '../../store/use-document.ts'
import { notify } from '../../ui/notify.ts'
import { PageBlocks } from '../../ui/page-blocks.tsx'
import { TabHeading } from '../../ui/tab-heading.tsx'
import type { CookedPlace } from './cooked-place.ts'
import { CurrentWeek } from './current-week.tsx'
import { GenerateProgress } from './generate-progress.tsx'
import { GenerateSection } from './generate-section.tsx'
import { GenerationFailed } from './generation-failed.tsx'
import { withTargetRelaxed } from './held-goals.ts'
import { MealCard } from './meal-card.tsx'
import styles from './meal-plan-tab.module.css'
import { PastWeek } from './past-week.tsx'
import type { Book, StoredList, StoredMeal, StoredPlan } from './stored-plan.ts'
import { useChangeMeal } from './use-change-meal.ts'
import { useGeneratePlan } from './use-generate-plan.ts'
import { usePlanBook } from './use-plan-book.ts'
import { WeekActions } from './week-actions.tsx'
import { datesOf } from './week-dates.ts'
import { WeekNavigation } from './week-navigation.tsx'
import { WeekTurn } from './week-turn.tsx'
import { WeekView } from './week-view.tsx'

type MealPlanTabProps = {
  /** The button that shares a plan, made by another feature. */
  readonly renderShare: (plan: StoredPlan) => ReactNode
  /** The button that marks a meal as cooked, made by another feature. */
  readonly renderCooked: (place: CookedPlace) => ReactNode
}

export function MealPlanTab({ renderShare, renderCooked }: MealPlanTabProps) {
  const inUse = usePlanBook()
  const { book } = inUse
  const pantry = useDocument('pantry')
  const making = useGeneratePlan(inUse, (before) => changes.offerUndo({ before, text: words.generatedAgain }))
  const { generation } = making
  const profile = withDefaults(making.profile.value)
  const changes = useChangeMeal(inUse, profile.adults + profile.kids)
  const [shown, setShown] = useShownWeek(book.history)
  const today = localDay(new Date())
  const past = shown > 0 ? book.history[shown - 1] : undefined
  const isCurrent = past === undefined
  const shownWeek = (past ?? book.plan)?.weekStartDate ?? today

  const planAgainWith = (plan: StoredPlan) => (budgetCents: number) =>
    void making.takeWay(
      { change: { code: 'raise-budget' }, totalCents: budgetCents, dishes: [] },
      { weekStart: weekStartAgain(plan, today) },
    )

  async function relaxTarget(target: TargetKey, to: number) {
    const saved = await making.relaxTarget(target, to)
    const { plan } = book
    if (!saved || !plan) return
    await inUse.take({ ok: true, book: { ...book, plan: withTargetRelaxed(plan, target, to) } })
    notify.success(health.relaxed(target.replace('daily', '').toLowerCase()))
  }

  return (
    <>
      <div className={styles.head}>
        <TabHeading>{words.title}</TabHeading>
        <WeekNavigation
          shown={shown}
          earlier={earlierWeeks<StoredMeal, StoredPlan, StoredList>(book)}
          saved={book.history.length}
          weeksAgo={weeksBetween(shownWeek, today)}
          onChange={setShown}
        />
        {isCurrent && book.plan && generation.kind === 'idle' && (
          <WeekActions
            inUse={inUse}
            share={renderShare(book.plan)}
            isChanging={changes.busy !== undefined}
            isOver={weeksBetween(shownWeek, today) > 0}
            onGenerateAgain={(plan) => making.start({ weekStart: weekStartAgain(plan, today), avoid: plan })}
          />
        )}
      </div>
      {inUse.isLoading && !book.plan && <PageBlocks label={words.loading} />}
      {past && (
        <PastWeek
          key={shown}
          week={past}
          weeksAgo={shown}
          inUse={inUse}
          profile={profile}
          today={today}
          onReused={() => setShown(0)}
        />
      )}
      {isCurrent && generation.kind === 'running' && (
        <>
          <GenerateProgress generation={generation} onCancel={making.cancel} />
          <WeekView
            days={generation.days}
            awaited={MEAL_SLOTS.filter((slot) =>
              profile.mealTypes.some((type) => type.toLowerCase() === slot),
            )}
            dates={datesOf(generation.weekStart, today)}
            today={today}
            renderMeal={(meal, at) => <MealCard meal={meal} slot={at.slot} />}
          />
        </>
      )}
      {isCurrent && generation.kind === 'failed' && <GenerationFailed refused={generation} making={making} />}
      {isCurrent && !inUse.isLoading && generation.kind === 'idle' && !book.plan && (
        <GenerateSection
          profile={making.profile.value}
          pantryCount={pantry.value?.length ?? 0}
          today={today}
          onGenerate={(weekStart) => making.start({ weekStart })}
        />
      )}
      {isCurrent && generation.kind === 'idle' && book.plan && (
        <>
          <WeekTurn
            inUse={inUse}
            plan={book.plan}
            today={today}
            onPlan={(weekStart) => making.start({ weekStart, avoid: book.plan ?? undefined })}
          />
          <CurrentWeek
            plan={book.plan}
            inUse={inUse}
            profile={profile}
            storedProfile={making.profile.value}
            today={today}
            changes={changes}
            onRaiseBudget={planAgainWith(book.plan)}
            onRelaxTarget={(target, to) => void relaxTarget(target, to)}
            renderCooked={renderCooked}
          />
        </>
      )}
    </>
  )
}

/** Another plan for the same week, or for the one to plan now if that is over. */
function weekStartAgain({ weekStartDate }: StoredPlan, today: string): string {
  return weekStartDate !== undefined && weeksBetween(weekStartDate, today) <= 0
    ? weekStartDate
    : weekToPlan(today)
}

/** The shown week is in the address by its Sunday, so that Back goes back a week. One that is not saved is the current one. */
function useShownWeek(history: Book['history']): [number, (shown: number) => void] {
  const [asked, ask] = useSearchParameter('week')
  const shown = history.findIndex(({ weekStartDate }) => weekStartDate === asked) + 1
  return [shown, (next) => ask(history[next - 1]?.weekStartDate ?? null)]
}
