import { foodIconSprite } from 'virtual:food-icons'
import styles from './food-icon.module.css'
import type { FoodIconName } from './food-icon-names.ts'

export type FoodIconProps = {
  readonly name: FoodIconName
  readonly size?: number
}

/** A decorative illustration beside text, hidden from screen readers. */
export function FoodIcon({ name, size = 32 }: FoodIconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`${foodIconSprite}#${name}`} />
    </svg>
  )
}
