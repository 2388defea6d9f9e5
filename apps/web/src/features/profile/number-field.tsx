import type { ReactNode } from 'react'
import { TextField } from '../../ui/text-field.tsx'

type NumberFieldProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly range: { readonly min: number; readonly max: number }
  /** 'any' allows cents. */
  readonly step?: number | 'any'
  readonly leftSection?: ReactNode
  readonly placeholder?: string
  readonly error?: string | undefined
  readonly onChange: (typed: string) => void
  readonly onLeave?: () => void
}

/** A number field. The profile's rules check it, not the browser. */
export function NumberField({ range, step = 1, onChange, onLeave, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      type="number"
      inputMode={step === 'any' ? 'decimal' : 'numeric'}
      min={range.min}
      max={range.max}
      step={step}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onLeave}
      // Scrolling over a focused number field would silently change it.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
