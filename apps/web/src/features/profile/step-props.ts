import type { CheckedField, FormFaults } from '@pennyplate/domain/profile/profile-faults'
import type { ProfileForm } from '@pennyplate/domain/profile/profile-form'

/** The props of every wizard step. */
export type StepProps = {
  readonly form: ProfileForm
  /** Only the faults to show: none while a field is still being typed in. */
  readonly faults: FormFaults
  readonly change: (changes: Partial<ProfileForm>) => void
  /** Called when a field loses focus; from then on its fault is shown. */
  readonly leave: (field: CheckedField) => void
}
