import { profileMessages } from '../../messages/profile.ts'
import { Button } from '../../ui/button.tsx'
import styles from './profile.module.css'
import type { WizardMode } from './save-profile.ts'
import { STEP_COUNT } from './wizard-steps.ts'

type WizardActionsProps = {
  readonly mode: WizardMode
  readonly step: number
  readonly isSaving: boolean
  readonly onGo: (step: number) => void
  readonly onSave: () => void
}

/** Buttons at the bottom of the screen, in thumb reach. The primary one is Next or Save. */
export function WizardActions({ mode, step, isSaving, onGo, onSave }: WizardActionsProps) {
  const isLast = step === STEP_COUNT
  const isUpdate = mode === 'update'
  return (
    <div className={styles.actions} data-mode={mode}>
      <Button disabled={step === 1 || isSaving} onClick={() => onGo(step - 1)}>
        {profileMessages.previous}
      </Button>
      {isLast ? (
        <Button
          look={isUpdate ? 'secondary' : 'primary'}
          disabled={isSaving}
          aria-busy={isSaving || undefined}
          onClick={onSave}
        >
          {isSaving ? profileMessages.saving : profileMessages.saveFirst}
        </Button>
      ) : (
        <Button look={isUpdate ? 'secondary' : 'primary'} disabled={isSaving} onClick={() => onGo(step + 1)}>
          {profileMessages.next}
        </Button>
      )}
      {isUpdate && (
        <Button look="primary" loading={isSaving} onClick={onSave}>
          {isSaving ? profileMessages.saving : profileMessages.saveUpdate}
        </Button>
      )}
    </div>
  )
}
