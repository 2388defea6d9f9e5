import { addDays } from '@pennyplate/domain/calendar-day'
import type { UsedIngredient } from '@pennyplate/domain/pantry/used-ingredients'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { preppedWeek } from '@pennyplate/domain/week/prep-batches'
import { DAY_NAMES, weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { IconFileImport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { toLocalDay } from '../../lib/local-day.ts'
import { paths } from '../../lib/paths.ts'
import { useSearchParameter } from '../../lib/use-search-parameter.ts'
import { conflictsAt, useWeekConflicts } from '../../lib/use-week-conflicts.ts'
import { recipeBoxMessages } from '../../messages/recipe-box.ts'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { useDocument } from '../../store/use-document.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MealConflictNotice } from '../../ui/meal-conflict.tsx'
import { DayFilter } from './day-filter.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { RecipeDialog } from './recipe-dialog.tsx'
import { readSlotKey, slotKey } from './slot-key.ts'
import styles from './week-recipes.module.css'

/** A meal of the week and, for an open recipe, what it takes from the pantry. */
type PlacedMeal = Readonly<{
  meal: WeekMeal
  slot: SlotAddress['slot']
  date: string
  weekStart: string
  used?: readonly UsedIngredient[]
  /** True where the whole recipe is shown. */
  isOpen?: boolean
}>

type WeekRecipesProps = {
  /** Like, dislike and Cooked buttons, which other features provide. */
  readonly renderActions: (placed: PlacedMeal) => ReactNode
  /** The last page of cook mode. */
  readonly renderFinish: (placed: PlacedMeal) => ReactNode
}

/** The recipes of the week. The URL holds the open recipe and the chosen day, so that Back closes the recipe and a reload keeps both. */
export function WeekRecipes({ renderActions, renderFinish }: WeekRecipesProps) {
  const plan = useDocument('currentMealPlan')
  const conflicts = useWeekConflicts()
  const [openKey, open] = useSearchParameter('recipe')
  const [asked, choose] = useSearchParameter('day')
  const today = toLocalDay(new Date())
  const start = weekStartOf(plan.value?.weekStartDate ?? today)
  const todayIndex = DAY_NAMES.findIndex((_, day) => addDays(start, day) === today)
  const slots = plan.value ? cookedSlots(plan.value) : []
  const chosen = asked !== null && /^[0-6]$/.test(asked) ? Number(asked) : null
  const shown = slots.filter(({ day }) => chosen === null || day === chosen)
  const openAt = readSlotKey(openKey)
  const openMeal = plan.value && openAt && mealAt<WeekMeal>(plan.value, openAt)

  const isMealPrep = withDefaults(useDocument('profile').value).prepStyle === 'Weekly Meal Prep'
  const times = plan.value && isMealPrep ? preppedWeek<WeekMeal, typeof plan.value>(plan.value) : plan.value

  const placed = (meal: WeekMeal, { day, slot }: SlotAddress): PlacedMeal => ({
    meal,
    slot,
    date: addDays(start, day),
    weekStart: start,
  })

  return (
    <>
      {plan.status === 'loading' && <Loading label={words.loading} />}
      {plan.status !== 'loading' && slots.length === 0 && (
        <EmptyState
          icon="open-book"
          message={words.empty}
          next={{ to: paths.dashboard, label: words.emptyAction }}
          action={
            <div className={styles.ways}>
              <ButtonLink to={paths.bringRecipes} icon={<IconFileImport size={18} aria-hidden="true" />}>
                {recipeBoxMessages.bring}
              </ButtonLink>
              <ButtonLink to={paths.everyRecipe}>{words.emptyAll}</ButtonLink>
            </div>
          }
        >
          <p>{words.emptyText}</p>
          <p>{words.emptyOwn}</p>
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
                      const meal = times && mealAt<WeekMeal>(times, at)
                      return (
                        meal && (
                          <li key={slotKey(at)}>
                            <RecipeCard
                              meal={meal}
                              day={name}
                              slot={at.slot}
                              onOpen={() => open(slotKey(at))}
                              conflict={conflictsAt(conflicts, at)[0]}
                              actions={renderActions(
                                placed(mealAt<WeekMeal>(plan.value ?? times, at) ?? meal, at),
                              )}
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
          at={openAt}
          place={words.place(DAY_NAMES[openAt.day] ?? '', words.slots[openAt.slot])}
          before={<MealConflictNotice conflicts={conflictsAt(conflicts, openAt)} />}
          renderActions={({ used }) => renderActions({ ...placed(openMeal, openAt), used, isOpen: true })}
          renderFinish={({ used }) => renderFinish({ ...placed(openMeal, openAt), used })}
          onClose={() => open(null)}
        />
      )}
    </>
  )
}

/** Meals that nobody cooks have no recipe. */
function cookedSlots(plan: WeekPlan): SlotAddress[] {
  return everySlot<WeekMeal>(plan).filter((at) => !mealAt<WeekMeal>(plan, at)?.place)
}
