import type { CheckAnswer, CheckRequest, PlanViolation } from '@pennyplate/contract/ai/check'
import type { KnownNutrition } from '@pennyplate/contract/ai/meal'
import type { ShoppingListAnswer } from '@pennyplate/contract/ai/shopping-list'
import type { NutrientTotal } from '@pennyplate/domain/food/nutrition'
import { type PeopleAtHome, shareOfPeople } from '@pennyplate/domain/week/people-at-meal'
import { dayIndexOf } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekSide } from '@pennyplate/domain/week/week-plan'
import type { CartPackage } from '@pennyplate/planner/referee/check-cart'
import { checkPlan, type DayTotals } from '@pennyplate/planner/referee/check-plan'
import type { SubmittedDay, SubmittedMeal, Violation } from '@pennyplate/planner/referee/week-meals'
import type { Asked } from '../../asked.ts'
import { uncheckedWords } from '../context/unchecked-words.ts'
import { rounded } from '../dish/write-meal.ts'
import { listFor } from '../list/build-shopping-list.ts'
import { contextBesides } from '../week/week-before.ts'

/** Checks a plan against every rule, whoever wrote the plan (D23). */
export function checkWeek({ household, today, request }: Asked<CheckRequest>): CheckAnswer {
  const context = contextBesides(household, today)
  const { profile, wholeCatalog, week, tastes } = context
  const list = listFor(context, request.plan)
  const { violations, totals } = checkPlan(
    request.plan.days.map(({ meals }, day) => {
      // What was eaten is not in the freezer any more.
      const judged = day > dayIndexOf(today) ? (meal: SubmittedMeal) => meal : asThawed
      return judgedDay(meals, context.profile, judged)
    }),
    {
      profile,
      pantry: household.pantry,
      reserved: context.household.reserved,
      dislikes: [...tastes.dislikes],
      week,
      cart: cartOf(list),
    },
    wholeCatalog,
  )
  const broken = violations.flatMap(writtenViolation)
  const { questions, notChecked } = uncheckedWords(context)
  return {
    ok: broken.length === 0,
    violations: broken,
    notUnderstood: questions,
    notChecked,
    totals: {
      tillCents: totals.checkoutCents,
      listCents: list.report.totalCents,
      budgetCents: totals.budgetCents,
      perDay: totals.perDay.map(knownOf),
      unpriced: [...totals.unpriced],
    },
  }
}

function writtenViolation(violation: Violation): PlanViolation[] {
  // Only a planner must not waste food or serve too much. People may cook a whole turkey for two, and the recipe says what is left.
  if (violation.code === 'batch' || violation.code === 'portion') return []
  return [violation.code === 'tools' ? { ...violation, anyOf: [...violation.anyOf] } : { ...violation }]
}

/** The packages on the household's shopping list. */
export function cartOf({ shoppingList }: ShoppingListAnswer): CartPackage[] {
  return shoppingList.sections.flatMap(({ items }) =>
    items.flatMap(({ foodId, packages }) =>
      foodId === undefined ? [] : packages.map(({ id }) => ({ foodId, packageId: id })),
    ),
  )
}

function asThawed(meal: SubmittedMeal): SubmittedMeal {
  return meal.fromFreezer ? { ...meal, fromFreezer: { ...meal.fromFreezer, portions: 0 } } : meal
}

function judgedDay(
  meals: CheckRequest['plan']['days'][number]['meals'],
  household: PeopleAtHome,
  judged: (meal: SubmittedMeal) => SubmittedMeal,
): SubmittedDay {
  const one = (meal: WeekMeal | null | undefined) => (meal ? judged(judgedPlate(meal, household)) : null)
  return {
    breakfast: one(meals.breakfast),
    lunch: one(meals.lunch),
    dinner: one(meals.dinner),
    snacks: (meals.snacks ?? []).map((snack) => judged(judgedPlate(snack, household))),
  }
}

/** A meal with its sides, for the people who eat it. */
export function judgedPlate(meal: WeekMeal, household?: PeopleAtHome): SubmittedMeal {
  if (meal.place && !meal.isFrozen) return { name: meal.name, needsNoFood: true }
  const share = (dish: WeekMeal | WeekSide) =>
    household && meal.people !== undefined ? { share: shareOfPeople(dish, meal.people, household) } : {}
  const sides = (meal.sides ?? []).map((side) => ({ ...judgedSide(side), ...share(side) }))
  return { ...judgedMeal(meal), ...share(meal), ...(sides.length > 0 ? { sides } : {}) }
}

function judgedSide({ name, recipeId, formId, servingsPerAdult }: WeekSide): SubmittedMeal {
  return {
    name,
    sideId: recipeId ?? '',
    ...(typeof recipeId === 'string' ? { variantId: typeof formId === 'string' ? formId : null } : {}),
    ...(typeof servingsPerAdult === 'number' && servingsPerAdult > 0 ? { servingsPerAdult } : {}),
  }
}

/** A meal or a side with a recipe id is judged in the form it names; any other meal in whichever form keeps the rules. */
function judgedMeal({
  name,
  recipeId,
  formId,
  servingsPerAdult,
  ingredients,
  servings,
  tools,
  cookingTime,
  activeMinutes,
  isCustom,
  leftoverOf,
  fromFreezer,
  isFrozen,
}: WeekMeal): SubmittedMeal {
  return {
    name,
    ...(leftoverOf === undefined ? {} : { leftoverOf }),
    ...(fromFreezer ? { fromFreezer } : {}),
    ...(isFrozen ? { isFrozen } : {}),
    ...(typeof recipeId === 'string'
      ? { recipeId, variantId: typeof formId === 'string' ? formId : null }
      : {}),
    ...(typeof servingsPerAdult === 'number' && servingsPerAdult > 0 ? { servingsPerAdult } : {}),
    ...(Array.isArray(ingredients) && ingredients.every((line) => typeof line === 'string')
      ? { ingredients }
      : {}),
    ...(typeof servings === 'number' && servings > 0 ? { servings } : {}),
    // A meal that a person enters may take any time.
    ...(!isCustom && typeof cookingTime === 'number' ? { minutes: cookingTime, activeMinutes } : {}),
    ...(Array.isArray(tools) ? { tools: tools.filter((tool) => typeof tool === 'string') } : {}),
  }
}

/** A day's figure stays known if at most this much food has no figure. */
const TRACE_G = 50

function knownOf(totals: DayTotals): KnownNutrition {
  const figure = ({ amount, unknownG }: NutrientTotal, digits = 0) =>
    unknownG > TRACE_G ? null : rounded(amount, digits)
  return {
    calories: figure(totals.energyKcal),
    protein: figure(totals.proteinG, 1),
    carbs: figure(totals.carbsG, 1),
    fat: figure(totals.fatG, 1),
    fiber: figure(totals.fiberG, 1),
    sugar: figure(totals.sugarG, 1),
    addedSugar: figure(totals.addedSugarG, 1),
    sodium: figure(totals.sodiumMg),
    cholesterol: figure(totals.cholesterolMg),
  }
}
