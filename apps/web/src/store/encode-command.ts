import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'

/** Requests name a slot by `mealType`, as the other calls do. */
export function encodeCommand(command: WeekCommand): Readonly<Record<string, unknown>> {
  switch (command.type) {
    case 'replace':
      return {
        ...command,
        at: encoded(command.at),
        alsoAt: command.alsoAt?.map(encoded),
        along: command.along && { ...command.along, at: encoded(command.along.at) },
      }
    case 'replan':
      return { ...command, meals: command.meals.map((one) => ({ ...one, at: encoded(one.at) })) }
    case 'move':
    case 'copy':
      return { ...command, from: encoded(command.from), to: encoded(command.to) }
    default:
      return 'at' in command ? { ...command, at: encoded(command.at) } : command
  }
}

function encoded<T extends SlotAddress>({ slot, ...place }: T) {
  return { ...place, mealType: slot }
}
