import { changeMeal, copy, lock, mealElsewhere, move, replace } from './change-meals.ts'
import {
  accept,
  buy,
  cook,
  noteDay,
  price,
  prove,
  put,
  reopen,
  reuse,
  show,
  take,
  tick,
} from './change-weeks.ts'
import { freeze } from './freeze-meal.ts'
import { withOtherSides } from './leftovers.ts'
import { replan } from './replan.ts'
import { type WeekBook, withWeek } from './week-book.ts'
import type { DirectCommand, WeekFacts, WeekOutcome } from './week-commands.ts'
import type { WeekMeal } from './week-plan.ts'
import { done, inWeek } from './week-steps.ts'

/**
 * Does one thing to the book, or says why not. Decides what becomes of total, proof, reasons, list and food, so that none of
 * them can be about another week than the one stored.
 */
export function applyCommand(book: WeekBook, command: DirectCommand, facts: WeekFacts): WeekOutcome {
  switch (command.type) {
    case 'take':
      return done(take(book, command.plan, facts))
    case 'put':
      return done(put(book, command.plan, facts))
    case 'prove':
      return inWeek(book, command.week, (week) => prove(book, week, command))
    case 'replace':
      return inWeek(book, command.at.week, (week) => replace(book, week, command))
    case 'replan':
      return inWeek(book, command.week, (week) => replan(book, week, command))
    case 'swapSide':
      return changeMeal(book, command.at, (meal) => withOtherSides<WeekMeal>(meal, command.sides))
    case 'setServings':
      return changeMeal(book, command.at, ({ people: _, ...meal }) =>
        command.people === null ? meal : { ...meal, people: command.people },
      )
    case 'skip':
      return changeMeal(book, command.at, () => mealElsewhere('skip'))
    case 'eatOut':
      return changeMeal(book, command.at, () => mealElsewhere('out', command))
    case 'setPlace':
      return changeMeal(book, command.at, () => mealElsewhere(command.place))
    case 'lock':
      return lock(book, command)
    case 'move':
      return inWeek(book, command.from.week, (week) => move(book, week, command))
    case 'copy':
      return inWeek(book, command.to.week, (week) => copy(book, week, command))
    case 'show':
      return show(book, command)
    case 'noteDay':
      return inWeek(book, command.week, (week) => noteDay(book, week, command))
    case 'accept':
      return inWeek(book, command.week, (week) => accept(book, week, command, facts))
    case 'reopen':
      return inWeek(book, command.week, (week) => reopen(book, week))
    case 'delete':
      return inWeek(book, command.week, ({ weekStart }) =>
        done(withWeek(book, weekStart, { plan: null, shoppingList: null })),
      )
    case 'reuse':
      return reuse(book, command, facts)
    case 'buy':
      return buy(book, command, facts)
    case 'tick':
      return tick(book, command, facts)
    case 'cook':
      return inWeek(book, command.at.week, (week) => cook(book, week, command, facts))
    case 'freeze':
      return inWeek(book, command.at.week, (week) => freeze(book, week, command))
    case 'price':
      return inWeek(book, command.week, (week) => price(book, week))
  }
}
