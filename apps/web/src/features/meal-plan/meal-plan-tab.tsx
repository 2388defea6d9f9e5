import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { earlierWeeks, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { weekStartOf, weeksBetween } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { type ReactNode, useDeferredValue } from 'react'
import { firstPart, lazyPart } from '../../lib/lazy-part.tsx'
import { toLocalDay } from '../../lib/local-day.ts'
import { useSurroundings } from '../../lib/surroundings.ts'
import { useSearchParameter } from '../../lib/use-search-parameter.ts'
import { mealPlanMessages as words } from '../../messages/meal-plan.ts'
import { useDocument } from '../../store/use-document.ts'
import { PageBlocks } from '../../ui/page-blocks.tsx'
import { TabHeading } from '../../ui/tab-heading.tsx'
import type { RenderSearch } from './change-meal/replace-dialog.tsx'
import { useChangeMeal } from './change-meal/use-change-meal.ts'
import { CurrentPlan } from './current-plan.tsx'
import { useGeneratePlan } from './generate/use-generate-plan.ts'
import { WeekInProgress } from './generate/week-in-progress.tsx'
import styles from './meal-plan-tab.module.css'
import type { Book } from './stored-plan.ts'
import { usePlanBook } from './use-plan-book.ts'
import type { CookedPlace } from './week/cooked-place.ts'
import { WeekActions } from './week/week-actions.tsx'
import { weekToReplan } from './week-dates.ts'

const GenerationFailed = lazyPart(
  async () => (await import('./generate/generation-failed.tsx')).GenerationFailed,
)
const GenerateSection = firstPart(
  async () => (await import('./generate/generate-section.tsx')).GenerateSection,
)
const WeekNavigation = firstPart(async () => (await import('./history/week-navigation.tsx')).WeekNavigation)
const WeeksButton = firstPart(async () => (await import('./weeks/weeks-button.tsx')).WeeksButton)
const PastWeek = lazyPart(async () => (await import('./history/past-week.tsx')).PastWeek)

type MealPlanTabProps = {
  /** The share button, which another feature provides. */
  readonly renderShare: (plan: WeekPlan) => ReactNode
  /** The Cooked button, which another feature provides. */
  readonly renderCooked: (place: CookedPlace) => ReactNode
  /** The ingredients and steps of a meal of the current week, which another feature provides. */
  readonly renderRecipe: (meal: WeekMeal, at: SlotAddress) => ReactNode
  /** Search over every recipe, which another feature provides. */
  readonly renderSearch: RenderSearch
  /** Asks for what is always at home, which another feature provides. */
  readonly staples: ReactNode
  /** Food close to its date, which another feature provides. */
  readonly soon: ReactNode
  /** Staples that run out, which another feature provides. */
  readonly runningOut: ReactNode
}

export function MealPlanTab(props: MealPlanTabProps) {
  const { renderShare, renderCooked, renderRecipe, renderSearch, staples, soon, runningOut } = props
  const planBook = usePlanBook()
  const { book } = planBook
  const pantry = useDocument('pantry')
  const generator = useGeneratePlan(planBook, (key, replaced) =>
    changes.offerUndo({ undo: [key], text: words.planned[replaced] }),
  )
  const { generation, profile: storedProfile } = generator
  const profile = withDefaults(storedProfile.value)
  const changes = useChangeMeal(planBook)
  const [shown, setShown] = useShownWeek(book.history)
  const today = toLocalDay(useSurroundings().now())
  const past = shown > 0 ? book.history[shown - 1] : undefined
  const isCurrent = past === undefined
  const isOpening = planBook.isLoading && !book.plan
  // The week that arrives is rendered in short steps, and then shown at once.
  const isOpened = !useDeferredValue(isOpening) && !isOpening
  const isPlanShown = isCurrent && isOpened && generation.kind === 'idle'
  const shownWeek = (past ?? book.plan)?.weekStartDate ?? today

  function planWeek(weekStart: string) {
    setShown(0)
    generator.start({ weekStart })
  }

  return (
    <>
      <div className={styles.head}>
        <TabHeading>{words.title}</TabHeading>
        {generation.kind === 'idle' && (
          <div className={styles.weeks}>
            <WeeksButton planBook={planBook} changes={changes} today={today} onPlan={planWeek} />
          </div>
        )}
        <WeekNavigation
          shown={shown}
          earlier={weeksBefore(book)}
          book={book}
          today={today}
          weekStart={weekStartOf(shownWeek)}
          weeksAgo={weeksBetween(shownWeek, today)}
          isBusy={generation.kind === 'running' || planBook.isLoading}
          onChange={setShown}
          onPlan={planWeek}
        />
        {isPlanShown && book.plan && (
          <WeekActions
            planBook={planBook}
            share={renderShare(book.plan)}
            isChanging={changes.busy !== undefined}
            isOver={weeksBetween(shownWeek, today) > 0}
            onGenerateAgain={(plan) =>
              generator.start({ weekStart: weekToReplan(plan, today), avoid: plan, keepsLocked: true })
            }
            onReplan={(keep) => generator.start({ weekStart: weekToReplan(keep.plan, today), keep })}
          />
        )}
      </div>
      {!isOpened && <PageBlocks label={words.loading} />}
      {past && (
        <PastWeek key={shown} week={past} planBook={planBook} today={today} onReused={() => setShown(0)} />
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
      {isPlanShown && !planBook.isLoading && !book.plan && (
        <>
          <GenerateSection
            profile={storedProfile.value}
            pantryCount={pantry.value?.length ?? 0}
            today={today}
            onGenerate={(weekStart) => generator.start({ weekStart })}
          />
          {staples}
        </>
      )}
      {isPlanShown && book.plan && (
        <>
          {soon}
          <CurrentPlan
            plan={book.plan}
            planBook={planBook}
            generator={generator}
            changes={changes}
            today={today}
            renderCooked={renderCooked}
            renderRecipe={renderRecipe}
            renderSearch={renderSearch}
          />
          <div className={styles.past}>{runningOut}</div>
        </>
      )}
    </>
  )
}

/** Saved weeks before the one on screen. Those after it are opened under Weeks. */
function weeksBefore(book: Book): number[] {
  const start = book.plan?.weekStartDate
  return earlierWeeks<WeekMeal, WeekPlan, ShoppingList>(book).filter(
    (place) => start === undefined || (book.history[place - 1]?.weekStartDate ?? '') < start,
  )
}

/** The URL holds the Sunday of the shown week, so that Back goes back a week. A Sunday that is not saved shows the current week. */
function useShownWeek(history: Book['history']): [number, (shown: number) => void] {
  const [sunday, setSunday] = useSearchParameter('week')
  const shown = history.findIndex(({ weekStartDate }) => weekStartDate === sunday) + 1
  return [shown, (next) => setSunday(history[next - 1]?.weekStartDate ?? null)]
}
