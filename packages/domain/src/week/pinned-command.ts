import type { MealAddress, WeekCommand } from './week-commands.ts'

/**
 * The command for exactly this week. Another device may open another week before the command arrives, and "the week on
 * screen" would then be the wrong one.
 */
export function pinnedTo(week: string, command: WeekCommand): WeekCommand {
  const placed = (at: MealAddress): MealAddress => ({ ...at, week: at.week ?? week })
  switch (command.type) {
    case 'replace':
    case 'swapSide':
    case 'setServings':
    case 'skip':
    case 'eatOut':
    case 'setPlace':
    case 'lock':
    case 'cook':
    case 'freeze':
      return { ...command, at: placed(command.at) }
    case 'move':
    case 'copy':
      return { ...command, from: placed(command.from), to: placed(command.to) }
    case 'replan':
    case 'noteDay':
    case 'prove':
    case 'accept':
    case 'reopen':
    case 'delete':
    case 'buy':
    case 'tick':
    case 'price':
      return { ...command, week: command.week ?? week }
    case 'take':
    case 'put':
    case 'reuse':
    case 'show':
    case 'undo':
      return command
  }
}
