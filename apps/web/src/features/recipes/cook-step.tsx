import { stepTimers } from '@pennyplate/domain/recipe/step-timers'
import { IconAlarm } from '@tabler/icons-react'
import { cookModeMessages as words } from '../../messages/cook-mode.ts'
import { Button } from '../../ui/button.tsx'
import { prepareBell } from './bell.ts'
import styles from './cook-mode.module.css'
import type { ScaledRecipeLine, ScaledStep } from './scale-recipe.ts'
import { kitchenTimers } from './timer-store.ts'

type CookStepProps = {
  readonly recipe: string
  readonly step: ScaledStep
  readonly number: number
  readonly lines: readonly ScaledRecipeLine[]
}

/** One step, large enough to read from the stove, with buttons for its timers. */
export function CookStep({ recipe, step, number, lines }: CookStepProps) {
  return (
    <>
      {step.dish !== undefined && <h4 className={styles.dish}>{step.dish}</h4>}
      {step.under !== undefined && <p className={styles.under}>{step.under}</p>}
      <p className={styles.step}>{step.text}</p>
      <div className={styles.clocks}>
        {stepTimers(step.text).map((timer) => (
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
        <summary>{step.dish === undefined ? words.allIngredients : words.ingredientsOf(step.dish)}</summary>
        <ul>
          {lines.map((line) => (
            <li key={line.text}>{line.text}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
