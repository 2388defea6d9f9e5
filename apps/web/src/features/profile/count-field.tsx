import { IconMinus, IconPlus } from '@tabler/icons-react'
import { profileMessages } from '../../messages/profile.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { NumberField } from './number-field.tsx'
import styles from './profile.module.css'

type CountFieldProps = {
  readonly label: string
  readonly value: string
  readonly range: { readonly min: number; readonly max: number }
  readonly error?: string | undefined
  readonly onChange: (typed: string) => void
  readonly onLeave: () => void
}

/** A whole number, typed or changed with plus and minus buttons. */
export function CountField({ label, value, range, error, onChange, onLeave }: CountFieldProps) {
  const count = Number(value)
  const canStep = (step: number) =>
    Number.isInteger(count) && count + step >= range.min && count + step <= range.max
  const stepBy = (step: number) => onChange(String(count + step))
  return (
    <div className={styles.count}>
      <NumberField
        label={label}
        value={value}
        range={range}
        error={error}
        onChange={onChange}
        onLeave={onLeave}
      />
      <IconButton
        label={profileMessages.oneLess(label)}
        icon={<IconMinus size={18} aria-hidden />}
        disabled={!canStep(-1)}
        onClick={() => stepBy(-1)}
      />
      <IconButton
        label={profileMessages.oneMore(label)}
        icon={<IconPlus size={18} aria-hidden />}
        disabled={!canStep(1)}
        onClick={() => stepBy(1)}
      />
    </div>
  )
}
