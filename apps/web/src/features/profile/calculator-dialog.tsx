import {
  ACTIVITY_LEVELS,
  CALCULATOR_DEFAULTS,
  CALCULATOR_GOALS,
  CALCULATOR_RANGES,
  calculateTargets,
  type DailyTargets,
  GENDERS,
} from '@pennyplate/domain/profile/nutrition-calculator'
import { optionalNumberFault } from '@pennyplate/domain/profile/profile-faults'
import { type SyntheticEvent, useState } from 'react'
import {
  activityLabels,
  genderLabels,
  goalLabels,
  numberFaultMessage,
  profileMessages,
} from '../../messages/profile.ts'
import { Button } from '../../ui/button.tsx'
import { OneOf } from '../../ui/choice-chips.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { NumberField } from './number-field.tsx'
import styles from './profile.module.css'

type CalculatorDialogProps = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onUse: (targets: DailyTargets) => void
}

const NUMBERS = ['age', 'weightLb', 'heightFeet', 'heightInches'] as const
type NumberName = (typeof NUMBERS)[number]

const LABELS: Readonly<Record<NumberName, string>> = {
  age: profileMessages.age,
  weightLb: profileMessages.weight,
  heightFeet: profileMessages.heightFeet,
  heightInches: profileMessages.heightInches,
}

const ACTIVITY_OPTIONS = ACTIVITY_LEVELS.map((value) => ({ value, label: activityLabels[value] }))

export function CalculatorDialog({ opened, onClose, onUse }: CalculatorDialogProps) {
  const [typed, setTyped] = useState<Readonly<Record<NumberName, string>>>({
    age: String(CALCULATOR_DEFAULTS.age),
    weightLb: String(CALCULATOR_DEFAULTS.weightLb),
    heightFeet: String(CALCULATOR_DEFAULTS.heightFeet),
    heightInches: String(CALCULATOR_DEFAULTS.heightInches),
  })
  const [choices, setChoices] = useState({
    gender: CALCULATOR_DEFAULTS.gender,
    activityLevel: CALCULATOR_DEFAULTS.activityLevel,
    goal: CALCULATOR_DEFAULTS.goal,
  })
  const faultOf = (name: NumberName) =>
    numberFaultMessage(optionalNumberFault(typed[name], CALCULATOR_RANGES[name]), CALCULATOR_RANGES[name])
  const hasFault = NUMBERS.some((name) => faultOf(name) !== undefined)
  const targets = calculateTargets({
    ...choices,
    age: numberOrBlank(typed.age),
    weightLb: numberOrBlank(typed.weightLb),
    heightFeet: numberOrBlank(typed.heightFeet),
    heightInches: numberOrBlank(typed.heightInches),
  })

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!hasFault) return onUse(targets)
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={profileMessages.calculatorTitle} size="large">
      <form noValidate className={styles.calculator} onSubmit={submit}>
        <p className={styles.soft}>{profileMessages.calculatorLead}</p>
        <div className={styles.calculatorNumbers}>
          {NUMBERS.map((name) => (
            <NumberField
              key={name}
              label={LABELS[name]}
              value={typed[name]}
              range={CALCULATOR_RANGES[name]}
              placeholder={String(CALCULATOR_DEFAULTS[name])}
              error={faultOf(name)}
              onChange={(text) => setTyped({ ...typed, [name]: text })}
            />
          ))}
        </div>
        <OneOf
          legend={profileMessages.gender}
          options={GENDERS}
          labels={genderLabels}
          value={choices.gender}
          onChange={(gender) => setChoices({ ...choices, gender })}
        />
        <Select
          label={profileMessages.activity}
          options={ACTIVITY_OPTIONS}
          value={choices.activityLevel}
          onChange={(event) => {
            const level = ACTIVITY_LEVELS.find((known) => known === event.currentTarget.value)
            if (level) setChoices({ ...choices, activityLevel: level })
          }}
        />
        <OneOf
          legend={profileMessages.goal}
          options={CALCULATOR_GOALS}
          labels={goalLabels}
          value={choices.goal}
          onChange={(goal) => setChoices({ ...choices, goal })}
        />
        {!hasFault && (
          <p role="status" className={styles.result}>
            {profileMessages.calculated(
              targets.dailyCalories,
              targets.dailyProtein,
              targets.dailyCarbs,
              targets.dailyFat,
            )}
          </p>
        )}
        <DialogActions>
          <Button type="submit" look="primary">
            {profileMessages.useTargets}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Fills blank fields. */
function numberOrBlank(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed)
}
