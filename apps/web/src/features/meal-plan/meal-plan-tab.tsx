import { earlierWeeks, MEAL_SLOTS } from '@pennyplate/domain/meal-plan/meal-plan'
import { weeksBetween, weekToPlan } from '@pennyplate/domain/meal-plan/week'
import { type CompleteProfile, type TargetKey, withDefaults } from '@pennyplate/domain/profile/profile'
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
import { type PlanGenerator, type RunningGeneration, useGeneratePlan } from './use-generate-plan.ts'
import { type PlanBookStore, usePlanBook } from './use-plan-book.ts'
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
  const planBook = usePlanBook()
  const { book } = planBook
  const pantry = useDocument('pantry')
  const generator = useGeneratePlan(planBook, (before) =>
    changes.offerUndo({ before, text: words.generatedAgain }),
  )
  const { generation, profile: storedProfile } = generator
  const profile = withDefaults(storedProfile.value)
  const changes = useChangeMeal(planBook, profile.adults + profile.kids)
  const [shown, setShown] = useShownWeek(book.history)
  const today = localDay(new Date())
  const past = shown > 0 ? book.history[shown - 1] : undefined
  const isCurrent = past === undefined
  const shownWeek = (past ?? book.plan)?.weekStartDate ?? today

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
            planBook={planBook}
            share={renderShare(book.plan)}
            isChanging={changes.busy !== undefined}
            isOver={weeksBetween(shownWeek, today) > 0}
            onGenerateAgain={(plan) => generator.start({ weekStart: weekToReplan(plan, today), avoid: plan })}
          />
        )}
      </div>
      {planBook.isLoading && !book.plan && <PageBlocks label={words.loading} />}
      {past && (
        <PastWeek
          key={shown}
          week={past}
          weeksAgo={shown}
          planBook={planBook}
          profile={profile}
          today={today}
          onReused={() => setShown(0)}
        />
      )}
      {isCurrent && generation.kind === 'running' && (
        <WeekInProgress
          generation={generation}
          mealTypes={profile.mealTypes}
          today={today}
          onCancel={generator.cancel}
        />
      )}
      {isCurrent && generation.kind === 'failed' && (
        <GenerationFailed refused={generation} generator={generator} />
      )}
      {isCurrent && !planBook.isLoading && generation.kind === 'idle' && !book.plan && (
        <GenerateSection
          profile={storedProfile.value}
          pantryCount={pantry.value?.length ?? 0}
          today={today}
          onGenerate={(weekStart) => generator.start({ weekStart })}
        />
      )}
      {isCurrent && generation.kind === 'idle' && book.plan && (
        <CurrentPlan
          plan={book.plan}
          planBook={planBook}
          generator={generator}
          changes={changes}
          today={today}
          renderCooked={renderCooked}
        />
      )}
    </>
  )
}

type WeekInProgressProps = {
  readonly generation: RunningGeneration
  readonly mealTypes: CompleteProfile['mealTypes']
  readonly today: string
  readonly onCancel: () => void
}

function WeekInProgress({ generation, mealTypes, today, onCancel }: WeekInProgressProps) {
  return (
    <>
      <GenerateProgress generation={generation} onCancel={onCancel} />
      <WeekView
        days={generation.days}
        awaited={MEAL_SLOTS.filter((slot) => mealTypes.some((type) => type.toLowerCase() === slot))}
        dates={datesOf(generation.weekStart, today)}
        today={today}
        renderMeal={(meal, at) => <MealCard meal={meal} slot={at.slot} />}
      />
    </>
  )
}

type CurrentPlanProps = {
  readonly plan: StoredPlan
  readonly planBook: PlanBookStore
  readonly generator: PlanGenerator
  readonly changes: ReturnType<typeof useChangeMeal>
  readonly today: string
  readonly renderCooked: MealPlanTabProps['renderCooked']
}

function CurrentPlan({ plan, planBook, generator, changes, today, renderCooked }: CurrentPlanProps) {
  const storedProfile = generator.profile.value

  const planAgainWithBudget = (budgetCents: number) =>
    void generator.takeWay(
      { change: { code: 'raise-budget' }, totalCents: budgetCents, dishes: [] },
      { weekStart: weekToReplan(plan, today) },
    )

  async function relaxTarget(target: TargetKey, to: number) {
    const isSaved = await generator.relaxTarget(target, to)
    if (!isSaved) return
    await planBook.take({
      ok: true,
      book: { ...planBook.book, plan: withTargetRelaxed(plan, target, to) },
    })
    notify.success(health.relaxed(target.replace('daily', '').toLowerCase()))
  }

  return (
    <>
      <WeekTurn
        planBook={planBook}
        plan={plan}
        today={today}
        onPlan={(weekStart) => generator.start({ weekStart, avoid: plan })}
      />
      <CurrentWeek
        plan={plan}
        planBook={planBook}
        profile={withDefaults(storedProfile)}
        storedProfile={storedProfile}
        today={today}
        changes={changes}
        onRaiseBudget={planAgainWithBudget}
        onRelaxTarget={(target, to) => void relaxTarget(target, to)}
        renderCooked={renderCooked}
      />
    </>
  )
}

/** The plan's own week, or the week to plan now if that one is over. */
function weekToReplan({ weekStartDate }: StoredPlan, today: string): string {
  return weekStartDate !== undefined && weeksBetween(weekStartDate, today) <= 0
    ? weekStartDate
    : weekToPlan(today)
}

/** The URL holds the Sunday of the shown week, so that Back goes back a week. A Sunday that is not saved shows the current week. */
function useShownWeek(history: Book['history']): [number, (shown: number) => void] {
  const [sunday, setSunday] = useSearchParameter('week')
  const shown = history.findIndex(({ weekStartDate }) => weekStartDate === sunday) + 1
  return [shown, (next) => setSunday(history[next - 1]?.weekStartDate ?? null)]
}
