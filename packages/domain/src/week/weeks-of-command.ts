import { weekStartIn } from './week-book.ts'
import type { DirectCommand, WeekFacts } from './week-commands.ts'
import { weekStartOf, weekToPlan } from './week-days.ts'

/** The weeks a command reads or changes, besides the current one. */
export function weeksOfCommand(command: DirectCommand, { today }: Pick<WeekFacts, 'today'>): string[] {
  const given = (...weeks: readonly (string | undefined)[]) => weeks.flatMap((week) => week ?? [])
  switch (command.type) {
    case 'take':
    case 'put':
      return [weekStartIn(command.plan) ?? weekStartOf(today)]
    case 'reuse':
      return [command.from, command.week ?? weekToPlan(today)]
    case 'move':
    case 'copy':
      return given(command.from.week, command.to.week)
    case 'replace':
    case 'swapSide':
    case 'setServings':
    case 'skip':
    case 'eatOut':
    case 'setPlace':
    case 'lock':
    case 'cook':
    case 'freeze':
      return given(command.at.week)
    case 'show':
      return [command.week]
    case 'replan':
    case 'noteDay':
    case 'prove':
    case 'accept':
    case 'reopen':
    case 'delete':
    case 'buy':
    case 'tick':
    case 'price':
      return given(command.week)
  }
}
