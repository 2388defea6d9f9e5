import { OTHER_RESTRICTIONS } from '@pennyplate/domain/diet/diet-options'
import { ALLERGENS } from '@pennyplate/domain/food/food'
import { RESTRICTION_PROMISES } from '@pennyplate/domain/restrictions/promises'
import { faultMessage, profileMessages } from '../../messages/profile.ts'
import { restrictionLabels } from '../../messages/restrictions.ts'
import { SomeOf } from '../../ui/choice-chips.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { NotChecked } from './not-checked.tsx'
import styles from './profile.module.css'
import type { StepProps } from './step-props.ts'
import { UnderstoodText } from './understood-text.tsx'

export function RestrictionsStep({ form, faults, change, leave }: StepProps) {
  const chosen = [...form.allergens, ...form.restrictions]
  return (
    <>
      <SomeOf
        legend={profileMessages.allergens}
        hint={profileMessages.allergensHint}
        options={ALLERGENS}
        labels={restrictionLabels}
        values={form.allergens}
        onChange={(allergens) => change({ allergens })}
      />
      <SomeOf
        legend={profileMessages.restrictions}
        options={OTHER_RESTRICTIONS}
        labels={restrictionLabels}
        values={form.restrictions}
        onChange={(restrictions) => change({ restrictions })}
      />
      {chosen.length > 0 && (
        <ul className={styles.promises}>
          {chosen.map((chip) => (
            <li key={chip}>{RESTRICTION_PROMISES[chip].keeps}</li>
          ))}
        </ul>
      )}
      <NotChecked unchecked={chosen.flatMap((chip) => RESTRICTION_PROMISES[chip].unchecked)} />
      <TextArea
        label={profileMessages.otherAllergies}
        hint={profileMessages.otherAllergiesHint}
        value={form.otherAllergies}
        error={faultMessage('otherAllergies', faults.otherAllergies)}
        onChange={(event) => change({ otherAllergies: event.currentTarget.value })}
        onBlur={() => leave('otherAllergies')}
      />
      <UnderstoodText text={form.otherAllergies} field="allergies" form={form} change={change} />
      <TextArea
        label={profileMessages.otherRestrictions}
        hint={profileMessages.otherRestrictionsHint}
        value={form.otherRestrictions}
        error={faultMessage('otherRestrictions', faults.otherRestrictions)}
        onChange={(event) => change({ otherRestrictions: event.currentTarget.value })}
        onBlur={() => leave('otherRestrictions')}
      />
      <UnderstoodText text={form.otherRestrictions} field="restrictions" form={form} change={change} />
    </>
  )
}
