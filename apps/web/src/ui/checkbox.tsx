import { Checkbox as MantineCheckbox, type CheckboxProps as MantineCheckboxProps } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import styles from './field.module.css'
import type { DecidedProps } from './field-styles.ts'

export type CheckboxProps = {
  /** May hold a link, as in "I accept the terms". */
  readonly label: ReactNode
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
} & Omit<MantineCheckboxProps, DecidedProps>

export function Checkbox(props: CheckboxProps) {
  return (
    <MantineCheckbox
      {...props}
      classNames={{
        root: styles.checkbox ?? '',
        body: styles.checkboxBody ?? '',
        label: styles.checkboxLabel ?? '',
        error: styles.error ?? '',
      }}
    />
  )
}
