import { cookModeMessages as words } from '../../messages/cook-mode.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from './cook-mode.module.css'
import type { ServedLine } from './serve-recipe.ts'

/** Everything in its place before the heat is on. */
export function Mise({
  lines,
  servings,
}: {
  readonly lines: readonly ServedLine[]
  readonly servings: number
}) {
  return (
    <>
      <p className={styles.soft}>{words.getReadyText(servings)}</p>
      <ul className={styles.mise}>
        {lines.map((line) => (
          <li key={line.text}>
            <Checkbox label={line.text} />
          </li>
        ))}
      </ul>
    </>
  )
}
