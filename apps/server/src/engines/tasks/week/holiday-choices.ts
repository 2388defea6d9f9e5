import { HOLIDAY_DISHES, HOLIDAY_MENUS } from '@pennyplate/catalog/recipes/holiday-dishes'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { ReplaceAnswer, ReplaceRequest } from '@pennyplate/contract/ai/replace'
import { addDays } from '@pennyplate/domain/calendar-day'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { NO_TABLE_LIMITS } from '@pennyplate/domain/profile/table-limits'
import { isEatenUp } from '@pennyplate/domain/recipe/least-batch'
import type { Holiday } from '@pennyplate/domain/week/holidays'
import { mealTime } from '@pennyplate/domain/week/meal-start'
import { isServedInTime } from '@pennyplate/domain/week/still-in-time'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import { alternatives } from '@pennyplate/planner/swap/alternatives'
import type { Household } from '../../household.ts'
import { builtProblemOf, type PlanningContext } from '../context/planning-context.ts'
import { catalogDish, type FoundDish, findSide } from '../dish/find-dish.ts'
import { reasonAgainst } from '../dish/reason-against.ts'
import { reasonBeside } from '../dish/reason-beside.ts'
import { sidesBeside } from '../dish/sides-beside.ts'
import { replaceableMeal } from './replaceable-meal.ts'
import { contextBesides } from './week-before.ts'
import { choiceOf, type FestivePlate } from './write-choice.ts'

const CHOICES_AT_MOST = 6

const ANY_WORK_AND_TIME: Pick<CompleteProfile, 'mealDifficulty' | 'onTableWithin'> = {
  mealDifficulty: 'Complex (30+ min)',
  onTableWithin: [...NO_TABLE_LIMITS],
}

/**
 * A holiday is worth a dinner that takes longer than the others, with all that is served with it. The most usual first; none that would
 * be late.
 */
export function holidayChoices(
  household: Household,
  today: string,
  request: ReplaceRequest,
  holiday: Holiday,
): ReplaceAnswer['choices'] {
  const profile = { ...household.profile, ...ANY_WORK_AND_TIME }
  const context = contextBesides({ ...household, profile }, today)
  const built = builtProblemOf(context)
  const ids: readonly string[] = HOLIDAY_DISHES[holiday]
  const whole = wholeDishes(ids, context).filter(({ form }) => !request.exclude.includes(form.name))
  const place = replaceableMeal(request, context, built, whole)
  const { problem, plan, cooking, offered } = place
  const idOf = (recipe: number) => (offered.get(recipe)?.form ?? built.forms[recipe])?.recipe.id ?? ''
  const rankOf = (recipe: number) => ids.indexOf(idOf(recipe))
  const isThere = (recipe: number) => place.before.some((dish) => dish?.form.recipe.id === idOf(recipe))
  const only = [...built.forms.keys(), ...offered.keys()].filter(
    (recipe) => rankOf(recipe) >= 0 && !isThere(recipe),
  )
  const date = addDays(weekStartOf(request.plan.weekStartDate ?? today), request.day)
  const { askedAt = { today, minutes: 0 } } = request
  const menu = menuOf(holiday, context, askedAt.today < date)
  const isPossible = ({ meal }: ReplaceAnswer['choices'][number]) => {
    const { readyMinutes } = mealTime(meal) ?? { readyMinutes: 0 }
    return isServedInTime({ readyMinutes, ahead: meal.ahead }, date, askedAt)
  }
  return alternatives(problem, plan, {
    cookings: [cooking],
    exclude: place.exclude.filter((recipe) => !offered.has(recipe)),
    only,
    hasUsualSides: true,
    mayExceedBudget: true,
    limit: only.length,
  })
    .toSorted((a, b) => rankOf(a.recipe) - rankOf(b.recipe))
    .flatMap((one) => choiceOf(one, place, built, context, menu))
    .filter(isPossible)
    .slice(0, CHOICES_AT_MOST)
}

/** Of a turkey something is left, and on a holiday people cook one. */
function wholeDishes(ids: readonly string[], context: PlanningContext): FoundDish[] {
  return ids.flatMap((recipeId) => {
    const compiled = context.catalog.recipes.find(({ recipe }) => recipe.id === recipeId)
    const dish = compiled && catalogDish({ name: compiled.recipe.name, recipeId }, context)
    if (!dish || reasonAgainst(dish, context)) return []
    const isOffered = isEatenUp(dish.form.recipe, dish.servingsPerAdult * context.adultEquivalents)
    return isOffered ? [] : [dish]
  })
}

/** Of each course the first side that the household may have with the others, a whole serving each. A pie needs the day before. */
function menuOf(holiday: Holiday, context: PlanningContext, hasDayBefore: boolean): FestivePlate {
  return (form, servingsPerAdult) => {
    const { recipe, name } = form
    const { refuses } = sidesBeside({ name, recipeId: recipe.id }, [], context)
    const plate: FoundDish[] = [{ name, form, servingsPerAdult, isEstimate: false, breaks: null }]
    for (const course of HOLIDAY_MENUS[holiday]) {
      const found = course
        .filter(({ id }) => !refuses.includes(id) && !isNamedIn(form, id))
        .flatMap(
          ({ id, formId }) =>
            findSide({ name: id, recipeId: id, formId, servingsPerAdult: 1 }, context) ?? [],
        )
        .filter((dish) => hasDayBefore || !dish.form.recipe.side?.dayBefore)
        .find((dish) => !(reasonAgainst(dish, context) ?? reasonBeside(dish, plate, context)))
      if (found) plate.push(found)
    }
    return plate.slice(1)
  }
}

/** "Chicken with stuffing and gravy" has its stuffing. */
function isNamedIn({ name }: RecipeForm, sideId: string): boolean {
  return name.toLowerCase().includes(sideId.replaceAll('-', ' '))
}
