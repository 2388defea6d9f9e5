import styles from './field.module.css'

/** The classes every field shares, by the names Mantine gives the parts of an input. */
export const fieldClassNames = {
  label: styles.label ?? '',
  description: styles.hint ?? '',
  error: styles.error ?? '',
  input: styles.input ?? '',
  section: styles.section ?? '',
}

/** The props of a Mantine input that ours decide, and so do not pass on. */
export type DecidedProps =
  | 'label'
  | 'description'
  | 'error'
  | 'classNames'
  | 'styles'
  | 'size'
  | 'variant'
  | 'withAsterisk'

/** What every field says about itself: a visible label, help before it is needed, the error beside it. */
export type FieldText = {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}
