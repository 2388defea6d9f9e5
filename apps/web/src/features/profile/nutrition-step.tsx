import { TARGET, TARGET_KEYS } from '@pennyplate/domain/profile/profile'
import { mapTargets } from '@pennyplate/domain/profile/profile-form'
import { IconCalculator } from '@tabler/icons-react'
import { useState } from 'react'
import { faultMessage, profileMessages, targetHints, targetLabels } from '../../messages/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CalculatorDialog } from './calculator-dialog.tsx'
import { NumberField } from './number-field.tsx'
import styles from './profile.module.css'
import type { StepProps } from './step-props.ts'

export function NutritionStep({ form, faults, change, leave }: StepProps) {
  const [isCalculating, setIsCalculating] = useState(false)
  const [isFilled, setIsFilled] = useState(false)
  return (
    <>
      <Checkbox
        label={profileMessages.trackNutrition}
        checked={form.trackNutrition}
        onChange={(event) => change({ trackNutrition: event.currentTarget.checked })}
      />
      <div className={styles.calculatorRow}>
        <Button icon={<IconCalculator size={20} aria-hidden />} onClick={() => setIsCalculating(true)}>
          {profileMessages.openCalculator}
        </Button>
        <p role="status" className={styles.soft}>
          {isFilled && profileMessages.targetsFilled}
        </p>
      </div>
      <fieldset className={styles.targets}>
        <legend className={styles.legend}>{profileMessages.targets}</legend>
        <p className={styles.soft}>{profileMessages.targetsHint}</p>
        {TARGET_KEYS.map((key) => (
          <NumberField
            key={key}
            label={targetLabels[key]}
            hint={targetHints[key]}
            value={form.targets[key]}
            range={TARGET}
            step="any"
            error={faultMessage(key, faults[key])}
            onChange={(typed) => change({ targets: { ...form.targets, [key]: typed } })}
            onLeave={() => leave(key)}
          />
        ))}
      </fieldset>
      <CalculatorDialog
        opened={isCalculating}
        onClose={() => setIsCalculating(false)}
        onUse={(targets) => {
          change({ targets: mapTargets((key) => String(targets[key])) })
          setIsFilled(true)
          setIsCalculating(false)
        }}
      />
    </>
  )
}
