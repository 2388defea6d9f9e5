import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import styles from './icon-button.module.css'

export type IconButtonProps = {
  /** The accessible name. */
  readonly label: string
  readonly icon: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
} & Pick<ActionIconProps, 'disabled' | 'loading'> &
  ElementProps<'button', keyof ActionIconProps | 'aria-label'>

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <ActionIcon {...rest} aria-label={label} title={label} className={styles.button ?? ''}>
      {icon}
    </ActionIcon>
  )
}
