import { useId } from 'react'
import styles from './segments.module.css'
import { Spoken } from './spoken.tsx'

type SegmentsProps<V extends string> = {
  readonly legend: string
  /** False hides the legend visually, if the place of the choices makes it clear. */
  readonly isLegendSeen?: boolean
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** A choice between a few options, all visible. */
export function Segments<V extends string>(props: SegmentsProps<V>) {
  const { legend, isLegendSeen = false, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={isLegendSeen ? styles.legend : undefined}>
        {isLegendSeen ? legend : <Spoken>{legend}</Spoken>}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
