import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import styles from './choice-chips.module.css'

type ChipsProps<T extends string> = {
  readonly legend: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly options: readonly T[]
  /** Labels for options that are codes. */
  readonly labels?: Readonly<Record<T, string>>
}

type OneOfProps<T extends string> = ChipsProps<T> & {
  readonly value: T
  readonly onChange: (value: T) => void
}

type SomeOfProps<T extends string> = ChipsProps<T> & {
  readonly values: readonly T[]
  readonly onChange: (values: T[]) => void
}

/** Radio buttons styled as chips. */
export function OneOf<T extends string>({ value, onChange, ...chips }: OneOfProps<T>) {
  return (
    <Chips
      {...chips}
      type="radio"
      isChosen={(option) => option === value}
      onToggle={(option) => onChange(option)}
    />
  )
}

/** Checkboxes styled as chips. The chosen values keep the order of the options. */
export function SomeOf<T extends string>({ values, onChange, ...chips }: SomeOfProps<T>) {
  return (
    <Chips
      {...chips}
      type="checkbox"
      isChosen={(option) => values.includes(option)}
      onToggle={(toggled) =>
        onChange(chips.options.filter((option) => (option === toggled) !== values.includes(option)))
      }
    />
  )
}

type DrawnChipsProps<T extends string> = ChipsProps<T> & {
  readonly type: 'radio' | 'checkbox'
  readonly isChosen: (option: T) => boolean
  readonly onToggle: (option: T) => void
}

function Chips<T extends string>(props: DrawnChipsProps<T>) {
  const { legend, hint, error, options, labels, type, isChosen, onToggle } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option} className={styles.chip}>
            <input
              type={type}
              name={id}
              value={option}
              checked={isChosen(option)}
              aria-invalid={error !== undefined && type === 'checkbox' ? true : undefined}
              onChange={() => onToggle(option)}
            />
            <IconCheck size={18} stroke={2.5} aria-hidden className={styles.tick ?? ''} />
            <span>{labels?.[option] ?? option}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
