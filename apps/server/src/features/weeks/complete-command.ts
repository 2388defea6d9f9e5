import type { ShoppingListRequest } from '@pennyplate/contract/ai/shopping-list'
import { cookMeal } from '@pennyplate/domain/pantry/cook-meal'
import { usedIngredients } from '@pennyplate/domain/pantry/used-ingredients'
import { placedLines } from '@pennyplate/domain/shopping/shopping-list-lines'
import { type BoughtLine, toPantryItem } from '@pennyplate/domain/shopping/shopping-list-pantry'
import { mealAt } from '@pennyplate/domain/week/meal-plan'
import { isWeekAccepted, type WeekBook, type WeekList, weekAt } from '@pennyplate/domain/week/week-book'
import type { DirectCommand, WeekFacts } from '@pennyplate/domain/week/week-commands'
import { firstDayOf } from '@pennyplate/domain/week/week-days'
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
      return command.taken ? command : withTaken(asking, command)
    default:
      return command
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
  // The engine only reads the plan, whose lists are read-only here.
  const request = { plan: week.plan as ShoppingListRequest['plan'] }
  const today = firstDayOf(week.weekStart, facts.today)
  const { shoppingList, report } = await engine.buildShoppingList({ household, today, request }, by)
  return { ...command, shoppingList: { ...shoppingList, createdAt: facts.now, report } }
}

/** Everything on the list that is not at home already. */
function withItems({ deps, book, facts }: Asking, command: CommandOf<'buy'>): DirectCommand {
  const list = weekAt(book, command.week ?? book.current)?.shoppingList
  if (!list) return command
  const put = { now: new Date(facts.now), today: facts.today }
  const items = placedLines<BoughtLine>(sectionsOf(list)).flatMap(({ line, address }) =>
    line.alreadyHave ? [] : [toPantryItem(line, address.category, { id: deps.randomId(), ...put })],
  )
  return { ...command, items }
}

type Sections = Parameters<typeof placedLines<BoughtLine>>[0]

/** In old copies the sections are inside `shoppingList`. */
function sectionsOf(list: WeekList): Sections {
  // The schema of the stored list checked both forms.
  return ('sections' in list ? list : list.shoppingList) as Sections
}

async function withTaken(
  { deps, book, household, facts, by }: Asking,
  command: CommandOf<'cook'>,
): Promise<DirectCommand> {
  const plan = weekAt(book, command.at.week ?? book.current)?.plan
  const meal = plan && mealAt(plan, command.at)
  if (!meal) return command
  if (meal.place) return { ...command, taken: [] }
  if (!household) throw new AppError('profile_missing')
  const { recipe } = await deps.engine.writeRecipe(
    // The engine only reads the meal, whose lists are read-only here.
    { household, today: facts.today, request: { meal: meal as typeof meal & { sides?: never } } },
    by,
  )
  return { ...command, taken: cookMeal(book.pantry, usedIngredients(recipe.ingredients)).taken }
}
