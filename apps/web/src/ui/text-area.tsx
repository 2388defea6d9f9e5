import { InputBase, type InputBaseProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { type DecidedProps, type FieldText, fieldClassNames } from './field-styles.ts'

type TextAreaProps = FieldText &
  Omit<InputBaseProps, DecidedProps> &
  Pick<ComponentProps<'textarea'>, 'value' | 'rows' | 'placeholder' | 'autoComplete' | 'onChange' | 'onBlur'>

/** A multi-line text field. Uses the browser's text area, because Mantine's adds code that measures text. */
export function TextArea({ hint, rows = 2, ...rest }: TextAreaProps) {
  return (
    <InputBase
      {...rest}
      component="textarea"
      multiline
      rows={rows}
      description={hint}
      classNames={{ ...fieldClassNames, input: `${fieldClassNames.input} ${styles.textArea}` }}
    />
  )
}
