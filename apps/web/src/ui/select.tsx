import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import type { Ref } from 'react'
import { type DecidedProps, type FieldText, fieldClassNames } from './field-styles.ts'

type SelectOption = { readonly value: string; readonly label: string }

export type SelectProps = FieldText & {
  readonly options: readonly (string | SelectOption)[]
  readonly ref?: Ref<HTMLSelectElement>
} & Omit<NativeSelectProps, DecidedProps | 'data'>

/** The native select: familiar on phones, and no code to load. */
export function Select({ hint, options, ...rest }: SelectProps) {
  return <NativeSelect {...rest} data={[...options]} description={hint} classNames={fieldClassNames} />
}
