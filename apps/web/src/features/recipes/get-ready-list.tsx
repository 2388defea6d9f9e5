import { cookModeMessages as words } from '../../messages/cook-mode.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from './cook-mode.module.css'
import type { ScaledRecipeLine } from './scale-recipe.ts'

/** The ingredients to get ready before cooking, with a checkbox each. */
export function GetReadyList({
  lines,
  servings,
}: {
  readonly lines: readonly ScaledRecipeLine[]
  readonly servings: number
}) {
  return (
    <>
      <p className={styles.soft}>{words.getReadyText(servings)}</p>
      <ul className={styles.getReady}>
        {lines.map((line) => (
          <li key={line.text}>
            <Checkbox label={line.text} />
          </li>
        ))}
      </ul>
    </>
  )
}
