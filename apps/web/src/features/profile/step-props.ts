import type { CheckedField, FormFaults } from '@pennyplate/domain/profile/profile-faults'
import type { ProfileForm } from '@pennyplate/domain/profile/profile-form'

/** What every step of the wizard works with. */
export type StepProps = {
  readonly form: ProfileForm
  /** Only what is to be shown: nobody is told off while still typing. */
  readonly faults: FormFaults
  readonly change: (changes: Partial<ProfileForm>) => void
  /** A field was left, so from now on it may say what is wrong with it. */
  readonly leave: (field: CheckedField) => void
}
