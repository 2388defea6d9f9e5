import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { addDays } from '@pennyplate/domain/calendar-day'
import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES, weekStartOf } from '@pennyplate/domain/week/week-days'
import type { ReactNode } from 'react'
import { toLocalDay } from '../../lib/local-day.ts'
import { paths } from '../../lib/paths.ts'
import { useSearchParameter } from '../../lib/use-search-parameter.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { useDocument } from '../../store/use-document.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { TabHeading } from '../../ui/tab-heading.tsx'
import { DayFilter } from './day-filter.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { RecipeDialog } from './recipe-dialog.tsx'
import styles from './recipes-tab.module.css'
import { readSlotKey, slotKey } from './slot-key.ts'

/** A meal of the week and, for an open recipe, its ingredients and scale factor. */
type PlacedMeal = Readonly<{
  meal: MealDocument
  slot: SlotAddress['slot']
  date: string
  weekStart: string
  factor?: number
  ingredients?: readonly unknown[]
}>

type RecipesTabProps = {
  /** Like, dislike and Cooked buttons, which other features provide. */
  readonly renderActions: (placed: PlacedMeal) => ReactNode
  /** The last page of cook mode. */
  readonly renderFinish: (placed: PlacedMeal) => ReactNode
}

/** The URL holds the open recipe and the chosen day, so that Back closes the recipe and a reload keeps both. */
export function RecipesTab({ renderActions, renderFinish }: RecipesTabProps) {
  const plan = useDocument('currentMealPlan')
  const [openKey, open] = useSearchParameter('recipe')
  const [asked, choose] = useSearchParameter('day')
  const today = toLocalDay(new Date())
  const start = weekStartOf(plan.value?.weekStartDate ?? today)
  const todayIndex = DAY_NAMES.findIndex((_, day) => addDays(start, day) === today)
  const slots = plan.value ? everySlot<MealDocument>(plan.value) : []
  const chosen = asked !== null && /^[0-6]$/.test(asked) ? Number(asked) : null
  const shown = slots.filter(({ day }) => chosen === null || day === chosen)
  const openAt = readSlotKey(openKey)
  const openMeal = plan.value && openAt && mealAt<MealDocument>(plan.value, openAt)

  const placed = (meal: MealDocument, { day, slot }: SlotAddress): PlacedMeal => ({
    meal,
    slot,
    date: addDays(start, day),
    weekStart: start,
  })

  return (
    <>
      <TabHeading lead={slots.length > 0 ? words.lead : undefined}>{words.title}</TabHeading>
      {plan.status === 'loading' && <Loading label={words.loading} />}
      {plan.status !== 'loading' && slots.length === 0 && (
        <EmptyState
          icon="open-book"
          message={words.empty}
          next={{ to: paths.dashboard, label: words.emptyAction }}
        >
          {words.emptyText}
        </EmptyState>
      )}
      {slots.length > 0 && (
        <>
          <DayFilter
            chosen={chosen}
            today={todayIndex}
            onChoose={(day) => choose(day === null ? null : `${day}`)}
          />
          {DAY_NAMES.map((name, day) => {
            const ofDay = shown.filter((at) => at.day === day)
            return (
              ofDay.length > 0 && (
                <section key={name} className={styles.day} aria-label={name}>
                  <h2 className={styles.dayName}>
                    {name}
                    {day === todayIndex && <span className={styles.today}> {words.today}</span>}
                  </h2>
                  <ul className={styles.grid}>
                    {ofDay.map((at) => {
                      const meal = plan.value && mealAt<MealDocument>(plan.value, at)
                      return (
                        meal && (
                          <li key={slotKey(at)}>
                            <RecipeCard
                              meal={meal}
                              day={name}
                              slot={at.slot}
                              onOpen={() => open(slotKey(at))}
                              actions={renderActions(placed(meal, at))}
                            />
                          </li>
                        )
                      )
                    })}
                  </ul>
                </section>
              )
            )
          })}
        </>
      )}
      {openAt && openMeal && (
        <RecipeDialog
          key={slotKey(openAt)}
          meal={openMeal}
          slot={openAt.slot}
          place={words.place(DAY_NAMES[openAt.day] ?? '', words.slots[openAt.slot])}
          renderActions={({ factor, stored }) =>
            renderActions({ ...placed(openMeal, openAt), factor, ingredients: stored })
          }
          renderFinish={({ factor, stored }) =>
            renderFinish({ ...placed(openMeal, openAt), factor, ingredients: stored })
          }
          onClose={() => open(null)}
        />
      )}
    </>
  )
}
