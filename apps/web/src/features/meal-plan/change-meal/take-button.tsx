import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { ignoreRepeats } from '../../../ui/repeated-press.ts'

type TakeButtonProps = Pick<ButtonProps, 'look'> & {
  readonly name: string
  readonly onTake: () => void
}

/** Takes a dish and closes the choices, so that a second press falls on the week, or on Undo. */
export function TakeButton({ name, onTake, look = 'secondary' }: TakeButtonProps) {
  return (
    <Button
      look={look}
      aria-label={words.takeChoice(name)}
      onClick={(press) => {
        ignoreRepeats(press.nativeEvent)
        onTake()
      }}
    >
      {words.take}
    </Button>
  )
}
