import { TextInput, type TextInputProps } from '@mantine/core'
import type { Ref } from 'react'
import { type DecidedProps, type FieldText, fieldClassNames } from './field-styles.ts'

export type TextFieldProps = FieldText &
  Omit<TextInputProps, DecidedProps> & { readonly ref?: Ref<HTMLInputElement> }

export function TextField({ hint, ...rest }: TextFieldProps) {
  return <TextInput {...rest} description={hint} classNames={fieldClassNames} withAsterisk={false} />
}
