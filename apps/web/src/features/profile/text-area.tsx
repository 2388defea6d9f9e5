import { InputBase, type InputBaseProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { type DecidedProps, type FieldText, fieldClassNames } from '../../ui/field-styles.ts'
import styles from './profile.module.css'

type TextAreaProps = FieldText &
  Omit<InputBaseProps, DecidedProps> &
  Pick<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onBlur'>

/** A multi-line text field. Uses the browser's text area, because Mantine's adds code that measures text. */
export function TextArea({ hint, ...rest }: TextAreaProps) {
  return (
    <InputBase
      {...rest}
      component="textarea"
      multiline
      rows={2}
      description={hint}
      classNames={{ ...fieldClassNames, input: `${fieldClassNames.input} ${styles.textArea}` }}
    />
  )
}
