import { weeksOfCommand } from '../commands/apply-command.ts'
import type { DirectCommand } from '../commands/registry.ts'
import { dishOf, nameKey } from '../recipe/dish-name.ts'
import { isWeekAccepted } from '../week/bought-week.ts'
import { everySlot, mealAt, type SlotAddress } from '../week/meal-plan.ts'
import { type WeekBook, type WeekEntry, weekAt, weekStartIn } from '../week/week-book.ts'
import type { WeekFacts } from '../week/week-outcome.ts'
import type { WeekMeal, WeekPlan } from '../week/week-plan.ts'
import type { TasteEvent, TasteEventKind } from './taste-event.ts'

/** What a command that was done on a book tells of the household's taste. Moving, copying and eating out say nothing. */
export function tasteEventsOf(
  [before, after]: readonly [WeekBook, WeekBook],
  command: DirectCommand,
  facts: WeekFacts,
): TasteEvent[] {
  const weekStart = weekOf(before, command, facts)
  const [was, became] = [weekAt(before, weekStart), weekAt(after, weekStart)]
  const tell = (kind: TasteEventKind, meals: readonly PlacedMeal[]): TasteEvent[] =>
    meals.map(({ slot, meal }) => ({
      kind,
      name: dishOf(meal),
      ...(meal.recipeId === undefined ? {} : { recipeId: meal.recipeId }),
      slot,
      weekStart,
      at: facts.now,
    }))
  switch (command.type) {
    case 'accept':
      return tell('kept', dishesIn(became?.plan))
    case 'take':
      return tell('turned-down', dishesTurnedDown(was, command.plan))
    case 'cook':
      return tell('cooked', cookedAt(was, command.at))
    case 'skip':
      return tell('skipped', cookedAt(was, command.at))
    case 'replace': {
      const kept = keysIn(became?.plan)
      const gone = cookedAt(was, command.at).filter(({ meal }) => !kept.has(keyOf(meal)))
      return [
        ...tell('replaced', gone),
        ...tell('chosen', [{ slot: command.at.slot, meal: command.meal }].filter(isCooked)),
      ]
    }
    default:
      return []
  }
}

type PlacedMeal = Readonly<{ slot: SlotAddress['slot']; meal: WeekMeal }>

function weekOf(book: WeekBook, command: DirectCommand, facts: WeekFacts): string {
  return weeksOfCommand(command, facts)[0] ?? book.current ?? ''
}

/** A week that was planned again before anybody accepted it; dishes of the new week are not turned down. */
function dishesTurnedDown(was: WeekEntry | undefined, plan: WeekPlan): PlacedMeal[] {
  if (!was?.plan || isWeekAccepted(was) || weekStartIn(plan) === undefined) return []
  const planned = keysIn(plan)
  return dishesIn(was.plan).filter(({ meal }) => !planned.has(keyOf(meal)))
}

/** Each dish of a week once, at its first meal. */
function dishesIn(plan: WeekPlan | null | undefined): PlacedMeal[] {
  if (!plan) return []
  const placed = everySlot(plan).flatMap((at) => cookedIn(plan, at))
  const first = new Map(placed.toReversed().map((one) => [keyOf(one.meal), one]))
  return placed.filter((one) => first.get(keyOf(one.meal)) === one)
}

function keysIn(plan: WeekPlan | null | undefined): ReadonlySet<string> {
  return new Set(dishesIn(plan).map(({ meal }) => keyOf(meal)))
}

function cookedAt(week: WeekEntry | undefined, at: SlotAddress): PlacedMeal[] {
  return week?.plan ? cookedIn(week.plan, at) : []
}

function cookedIn(plan: WeekPlan, at: SlotAddress): PlacedMeal[] {
  const meal = mealAt<WeekMeal>(plan, at)
  return meal ? [{ slot: at.slot, meal }].filter(isCooked) : []
}

/** Not skipped, eaten out or left over: leftovers say no more than the meal they are of. */
function isCooked({ meal }: PlacedMeal): boolean {
  return meal.place === undefined && meal.leftoverOf === undefined && meal.name.trim() !== ''
}

function keyOf(meal: WeekMeal): string {
  return meal.recipeId ?? nameKey(dishOf(meal))
}
