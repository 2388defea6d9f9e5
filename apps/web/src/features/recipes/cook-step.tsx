import { stepTimers } from '@pennyplate/domain/recipe/step-timers'
import { IconAlarm } from '@tabler/icons-react'
import { cookModeMessages as words } from '../../messages/cook-mode.ts'
import { Button } from '../../ui/button.tsx'
import { prepareBell } from './bell.ts'
import styles from './cook-mode.module.css'
import type { ScaledRecipeLine } from './scale-recipe.ts'
import { kitchenTimers } from './timer-store.ts'

type CookStepProps = {
  readonly recipe: string
  readonly step: string
  readonly number: number
  readonly lines: readonly ScaledRecipeLine[]
}

/** One step, large enough to read from the stove, with buttons for its timers. */
export function CookStep({ recipe, step, number, lines }: CookStepProps) {
  return (
    <>
      <p className={styles.step}>{step}</p>
      <div className={styles.clocks}>
        {stepTimers(step).map((timer) => (
          <Button
            key={timer.start}
            icon={<IconAlarm size={20} aria-hidden="true" />}
            onClick={() => {
              prepareBell()
              kitchenTimers.start(words.timerLabel(recipe, number, timer.activity), timer.seconds)
            }}
          >
            {words.startTimer(timer)}
          </Button>
        ))}
      </div>
      <details className={styles.amounts}>
        <summary>{words.allIngredients}</summary>
        <ul>
          {lines.map((line) => (
            <li key={line.text}>{line.text}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
