import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import type { Ref } from 'react'
import { uiMessages } from '../messages/ui.ts'
import styles from './field.module.css'
import { type DecidedProps, type FieldText, fieldClassNames } from './field-styles.ts'

export type PasswordFieldProps = FieldText & {
  readonly autoComplete: 'current-password' | 'new-password'
  readonly ref?: Ref<HTMLInputElement>
} & Omit<PasswordInputProps, DecidedProps | 'autoComplete' | 'visibilityToggleButtonProps'>

/** A password field that can show the password, because typing blind is hard on a phone. */
export function PasswordField({ hint, ...rest }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...rest}
      description={hint}
      withAsterisk={false}
      rightSectionWidth={48}
      classNames={{
        ...fieldClassNames,
        innerInput: styles.innerInput ?? '',
        visibilityToggle: styles.toggle ?? '',
      }}
      visibilityToggleButtonProps={{ 'aria-label': uiMessages.showPassword, tabIndex: 0 }}
    />
  )
}
