import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import type { DirectCommand } from '@pennyplate/domain/commands/registry'
import { cookMeal } from '@pennyplate/domain/pantry/cook-meal'
import { frozenItem, takeFrozen } from '@pennyplate/domain/pantry/frozen-dish'
import { givenOnLabel } from '@pennyplate/domain/pantry/pantry'
import { usedIngredients } from '@pennyplate/domain/pantry/used-ingredients'
import { mealsPerRecipe } from '@pennyplate/domain/recipe/meal-prep'
import { placedLines } from '@pennyplate/domain/shopping/shopping-list-lines'
import { toPantryItem } from '@pennyplate/domain/shopping/shopping-list-pantry'
import { lineKey } from '@pennyplate/domain/shopping/shopping-list-ticks'
import { isWeekAccepted } from '@pennyplate/domain/week/bought-week'
import { mealAt } from '@pennyplate/domain/week/meal-plan'
import { peopleAtHome, timesCooked } from '@pennyplate/domain/week/people-at-meal'
import { prepDays } from '@pennyplate/domain/week/prep-batches'
import { type WeekBook, weekAt } from '@pennyplate/domain/week/week-book'
import { firstDayOf } from '@pennyplate/domain/week/week-days'
import type { WeekFacts } from '@pennyplate/domain/week/week-outcome'
import type { WeekMeal, WeekSide } from '@pennyplate/domain/week/week-plan'
import { dishesOf } from '@pennyplate/domain/week/week-plate'
import type { Deps } from '../../deps.ts'
import type { AskedBy } from '../../engines/asked.ts'
import type { Household } from '../../engines/household.ts'
import { AppError } from '../../http/errors.ts'

type Asking = {
  readonly deps: Pick<Deps, 'engine' | 'chat' | 'randomId'>
  readonly book: WeekBook
  readonly household: Household | undefined
  readonly facts: WeekFacts
  readonly by: AskedBy
}
type CommandOf<T extends DirectCommand['type']> = Extract<DirectCommand, { type: T }>

/** Adds what a command needs and its sender left to the server: the list, the bought items, what a meal used. */
export async function completeCommand(asking: Asking, command: DirectCommand): Promise<DirectCommand> {
  switch (command.type) {
    case 'accept':
      return command.shoppingList ? command : withList(asking, command)
    case 'buy':
      return command.items ? command : withItems(asking, command)
    case 'cook':
      return withHousehold(asking, command.taken ? command : await withTaken(asking, command))
    case 'cookDish':
      return withHousehold(asking, command)
    case 'freeze':
      return withFrozenItem(asking, command)
    case 'replace':
      return withCompleteMeals(asking, command)
    case 'swapSide':
      return { ...command, sides: await withSideFacts(asking, command.sides) }
    default:
      return command
  }
}

/** Whether what the server adds to it is worked out from the meals or the pantry. It is wrong once these are others. */
export function dependsOnBook(command: DirectCommand): boolean {
  switch (command.type) {
    case 'accept':
    case 'freeze':
      return true
    case 'buy':
      return !command.items
    case 'cook':
      return !command.taken
    case 'replace':
      return command.usualSides === true
    default:
      return false
  }
}

async function withList(
  { deps, book, household, facts, by }: Asking,
  command: CommandOf<'accept'>,
): Promise<DirectCommand> {
  const week = weekAt(book, command.week ?? book.current)
  if (!week?.plan || isWeekAccepted(week)) return command
  if (!household) throw new AppError('profile_missing')
  const engine = deps.chat?.engine ?? deps.engine
  const request = { plan: week.plan }
  const today = firstDayOf(week.weekStart, facts.today)
  const { shoppingList, report } = await engine.buildShoppingList({ household, today, request }, by)
  return { ...command, shoppingList: { ...shoppingList, putAwayCents: 0, createdAt: facts.now, report } }
}

/** The lines named, or everything on the list that is not at home already. */
function withItems({ deps, book, facts }: Asking, command: CommandOf<'buy'>): DirectCommand {
  const list = weekAt(book, command.week ?? book.current)?.shoppingList
  if (!list) return command
  const put = { now: new Date(facts.now), today: facts.today }
  const named = command.lines && new Set(command.lines.map(lineKey))
  const bought = placedLines(list).filter(({ line, address }) =>
    named ? named.has(lineKey(address)) : !line.alreadyHave,
  )
  const items = bought.map(({ line, address }) =>
    toPantryItem(line, address.category, { id: deps.randomId(), ...put }),
  )
  return { ...command, items, ...(named ? { lines: bought.map(({ address }) => address) } : {}) }
}

function withHousehold<C extends CommandOf<'cook' | 'cookDish'>>({ household }: Asking, command: C): C {
  return household ? { ...command, household: peopleAtHome(household.profile) } : command
}

async function withTaken(asking: Asking, command: CommandOf<'cook'>): Promise<CommandOf<'cook'>> {
  const { book, household, facts } = asking
  const plan = weekAt(book, command.at.week ?? book.current)?.plan
  const meal = plan && mealAt(plan, command.at)
  if (!meal) return command
  if (meal.place) return { ...command, taken: [] }
  if (!household) throw new AppError('profile_missing')
  const used = []
  const thawed = meal.fromFreezer ? takeFrozen(book.pantry, meal.fromFreezer) : []
  const days = mealsPerRecipe(household.profile) > 1 ? prepDays(plan, meal) : undefined
  for (const [index, dish] of dishesOf(meal).entries()) {
    // Its portions are taken as they are.
    if (index === 0 && meal.fromFreezer) continue
    const times = timesCooked(plan, command.at, meal, dish, household.profile)
    const daysShare = (days?.[index] ?? DAYS_PER_PLAN) / DAYS_PER_PLAN
    used.push(...usedIngredients(await ingredientsOf(asking, household, dish), times * daysShare))
  }
  return { ...command, taken: [...thawed, ...cookMeal(book.pantry, used, facts.today).taken] }
}

/** What the dish contains is ours to say, whatever the sender thinks of it. */
async function withFrozenItem(asking: Asking, command: CommandOf<'freeze'>): Promise<DirectCommand> {
  const { deps, book, household, facts, by } = asking
  const plan = weekAt(book, command.at.week ?? book.current)?.plan
  const meal = plan && mealAt(plan, command.at)
  if (!meal) return command
  if (!household) throw new AppError('profile_missing')
  const asked = { household, today: facts.today, request: { meal } }
  const { label } = await deps.engine.completeMeal(asked, by)
  const id = command.item?.id ?? deps.randomId()
  const item = frozenItem(meal, command.portions, { id, ...facts })
  return { ...command, item: item && { ...item, ...givenOnLabel(label ?? {}) } }
}

async function ingredientsOf(
  { deps, facts, by }: Asking,
  household: Household,
  meal: Pick<WeekMeal, 'name' | 'recipeId'>,
): Promise<readonly unknown[]> {
  const { recipe } = await deps.engine.writeRecipe({ household, today: facts.today, request: { meal } }, by)
  return recipe.ingredients
}

async function withCompleteMeals(
  asking: Asking,
  { along, ...command }: CommandOf<'replace'>,
): Promise<DirectCommand> {
  const meal = await withCatalogFacts(asking, await withUsualSides(asking, command))
  if (!along) return { ...command, meal }
  return { ...command, meal, along: { ...along, meal: await withCatalogFacts(asking, along.meal) } }
}

/** As the planner would serve the dish in this place; without them if it cannot say. */
async function withUsualSides(
  { deps, book, household, facts, by }: Asking,
  { at, meal, usualSides }: CommandOf<'replace'>,
): Promise<WeekMeal> {
  const week = weekAt(book, at.week ?? book.current)
  const { recipeId } = meal
  if (!usualSides || !household || !week?.plan || recipeId === undefined || meal.sides) return meal
  const request = {
    plan: week.plan,
    day: at.day,
    mealType: at.slot,
    index: at.index ?? 0,
    exclude: [],
    recipes: [recipeId],
  }
  const today = firstDayOf(week.weekStart, facts.today)
  const { choices } = await deps.engine.findReplacements({ household, today, request }, by)
  const sides = choices[0]?.meal.sides
  return sides ? { ...meal, sides } : meal
}

async function withCatalogFacts(asking: Asking, meal: WeekMeal): Promise<WeekMeal> {
  const { deps, household, facts, by } = asking
  const hasFigures = meal.recipeId === undefined || meal.nutrition !== undefined
  if (!household || (hasFigures && meal.sides === undefined)) return meal
  const asked = { household, today: facts.today, request: { meal } }
  const completed = await deps.engine.completeMeal(asked, by)
  const [unknown] = completed.unknownSides
  if (unknown !== undefined)
    throw new AppError('invalid_request', {
      details: [{ path: 'command', reason: `${unknown} is none of our sides` }],
    })
  return completed.meal
}

async function withSideFacts(asking: Asking, sides: readonly WeekSide[]): Promise<readonly WeekSide[]> {
  return (await withCatalogFacts(asking, { name: 'any', sides })).sides ?? sides
}
