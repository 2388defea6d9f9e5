import styles from './field.module.css'

/** The classes all fields share, by Mantine's names for the parts of an input. */
export const fieldClassNames = {
  label: styles.label ?? '',
  description: styles.hint ?? '',
  error: styles.error ?? '',
  input: styles.input ?? '',
  section: styles.section ?? '',
}

/** Props of Mantine inputs that our fields set themselves. */
export type DecidedProps =
  | 'label'
  | 'description'
  | 'error'
  | 'classNames'
  | 'styles'
  | 'size'
  | 'variant'
  | 'withAsterisk'

/** A field's visible label, hint and error. */
export type FieldText = {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}
