import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { replaceMessages } from '../../../messages/replace-meal.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { ignoreRepeats } from '../../../ui/repeated-press.ts'

type TakeButtonProps = Pick<ButtonProps, 'look'> & {
  readonly name: string
  /** What changes with it. */
  readonly along?: string | undefined
  readonly onTake: () => void
}

/** Takes a dish and closes the choices, so that a second press falls on the week, or on Undo. */
export function TakeButton({ name, along, onTake, look = 'secondary' }: TakeButtonProps) {
  return (
    <Button
      look={look}
      aria-label={along === undefined ? words.takeChoice(name) : replaceMessages.takeBoth(name, along)}
      onClick={(press) => {
        ignoreRepeats(press.nativeEvent)
        onTake()
      }}
    >
      {words.take}
    </Button>
  )
}
