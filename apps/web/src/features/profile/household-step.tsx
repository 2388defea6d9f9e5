import { ADULTS, KID_AGE, KIDS, WEEKLY_BUDGET_DOLLARS } from '@pennyplate/domain/bounds/limits'
import { isBaby, isSmallChild } from '@pennyplate/domain/diet/small-children'
import { shownKidAges, withKidAge } from '@pennyplate/domain/profile/profile-form'
import { faultMessage, profileMessages } from '../../messages/profile.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { CountField } from './count-field.tsx'
import { NumberField } from './number-field.tsx'
import styles from './profile.module.css'
import type { StepProps } from './step-props.ts'
import { ThriftyCost } from './thrifty-cost.tsx'

const AGE_OPTIONS = Array.from({ length: KID_AGE.max - KID_AGE.min + 1 }, (_, index) => ({
  value: String(KID_AGE.min + index),
  label: profileMessages.kidAgeOption(KID_AGE.min + index),
}))

export function HouseholdStep({ form, faults, change, leave }: StepProps) {
  const ages = shownKidAges(form)
  return (
    <>
      <div className={styles.pair}>
        <CountField
          label={profileMessages.adults}
          value={form.adults}
          range={ADULTS}
          error={faultMessage('adults', faults.adults)}
          onChange={(adults) => change({ adults })}
          onLeave={() => leave('adults')}
        />
        <CountField
          label={profileMessages.kids}
          value={form.kids}
          range={KIDS}
          error={faultMessage('kids', faults.kids)}
          onChange={(kids) => change({ kids })}
          onLeave={() => leave('kids')}
        />
      </div>
      {ages.length > 0 && (
        <fieldset className={styles.ages}>
          <legend className={styles.legend}>{profileMessages.kidAges}</legend>
          {ages.map((age, child) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: the first child stays the first child, whatever its age
              key={child}
              label={profileMessages.kidAge(child + 1)}
              options={AGE_OPTIONS}
              value={String(age)}
              onChange={(event) =>
                change({ kidAges: withKidAge(form.kidAges, child, Number(event.currentTarget.value)) })
              }
            />
          ))}
        </fieldset>
      )}
      {ages.some(isSmallChild) && <p className={styles.soft}>{profileMessages.smallChild}</p>}
      {ages.some(isBaby) && <p className={styles.soft}>{profileMessages.baby}</p>}
      <div className={styles.budget}>
        <NumberField
          label={profileMessages.budget}
          hint={profileMessages.budgetHint}
          value={form.weeklyBudget}
          range={WEEKLY_BUDGET_DOLLARS}
          step="any"
          leftSection="$"
          error={faultMessage('weeklyBudget', faults.weeklyBudget)}
          onChange={(weeklyBudget) => change({ weeklyBudget })}
          onLeave={() => leave('weeklyBudget')}
        />
        <div>
          <Checkbox
            label={profileMessages.stickToBudget}
            aria-describedby="stick-to-budget-hint"
            checked={form.stickToBudget}
            onChange={(event) => change({ stickToBudget: event.currentTarget.checked })}
          />
          <p id="stick-to-budget-hint" className={styles.soft}>
            {profileMessages.stickToBudgetHint}
          </p>
        </div>
      </div>
      <ThriftyCost adults={form.adults} kids={form.kids} kidAges={ages} weeklyBudget={form.weeklyBudget} />
    </>
  )
}
