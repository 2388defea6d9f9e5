import { profileFromForm } from '@pennyplate/domain/profile/profile-from-form'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { sessionUser } from '../../lib/session-state.ts'
import { isOtherPage, useLeaveGuard } from '../../lib/use-leave-guard.ts'
import { profileMessages, STEP_TITLES } from '../../messages/profile.ts'
import { useDocument } from '../../store/use-document.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import styles from './profile.module.css'
import type { WizardMode } from './save-profile.ts'
import { StepList } from './step-list.tsx'
import { useProfileForm } from './use-profile-form.ts'
import { explainSaveFailure, useSaveProfile } from './use-save-profile.ts'
import { WizardActions } from './wizard-actions.tsx'
import { WizardStep } from './wizard-step.tsx'
import { faultySteps, readStep } from './wizard-steps.ts'

/** The twelve steps, for first setup and for later updates. */
export function ProfileWizard({ mode }: { readonly mode: WizardMode }) {
  const userId = sessionUser(useSession())?.id ?? null
  const { value, status } = useDocument('profile')
  if (status === 'loading' || userId === null) return <LoadingScreen label={profileMessages.loading} />
  return <LoadedWizard mode={mode} userId={userId} stored={value} />
}

type LoadedWizardProps = {
  readonly mode: WizardMode
  readonly userId: string
  readonly stored: unknown
}

function LoadedWizard({ mode, userId, stored }: LoadedWizardProps) {
  // The answers the form started from, to tell its changes from those that other devices save meanwhile.
  const [from] = useState(stored)
  const [search, setSearch] = useSearchParams()
  const wizard = useProfileForm(userId, from, (drafted) => readStep(search.get('step')) ?? drafted)
  const { step, form, shownFaults } = wizard
  const guard = useLeaveGuard(wizard.isDirty, isOtherPage)
  const [faultsSeen, setFaultsSeen] = useState(0)
  const { heading, aimAtFault } = useStepFocus(step, faultsSeen)
  const save = useSaveProfile({
    userId,
    mode,
    from,
    onSaved: () => {
      guard.release()
      wizard.forgetDraft()
    },
  })
  const title = STEP_TITLES[step - 1] ?? STEP_TITLES[0]
  const isUpdate = mode === 'update'

  function goTo(next: number) {
    wizard.rememberStep(next)
    void setSearch({ step: String(next) })
  }

  function submit() {
    const read = profileFromForm(form, from)
    if (read.outcome === 'complete') return save.mutate(read.profile)
    const [first = step] = faultySteps(read.faults)
    wizard.showAllFaults()
    setFaultsSeen(faultsSeen + 1)
    aimAtFault(first)
    if (first !== step) goTo(first)
  }

  return (
    <PageFrame title={isUpdate ? profileMessages.updateTitle : profileMessages.setupTitle} width="wide">
      {step === 1 && <Banner mode={mode} />}
      {wizard.isRestored && (
        <Notice
          tone="info"
          title={profileMessages.draftTitle}
          action={<Button onClick={wizard.startOver}>{profileMessages.draftDiscard}</Button>}
        >
          {profileMessages.draftText}
        </Notice>
      )}
      <div className={styles.wizard}>
        <StepList current={step} faulty={faultySteps(shownFaults)} onGo={goTo} />
        <div className={styles.sheet}>
          <section className={styles.step} aria-labelledby="step-title">
            <div className={styles.stepHead}>
              <h2 id="step-title" ref={heading} tabIndex={-1} className={styles.stepTitle}>
                {title}
              </h2>
              <p className={styles.soft}>{profileMessages.stepLead(title)}</p>
            </div>
            <WizardStep
              key={step}
              step={step}
              form={form}
              faults={shownFaults}
              change={wizard.change}
              leave={wizard.leave}
            />
          </section>
          {isUpdate && <p className={styles.saveHint}>{profileMessages.saveHint}</p>}
          {save.isError && (
            <Notice tone="error" title={isUpdate ? profileMessages.updateFailed : profileMessages.saveFailed}>
              {explainSaveFailure(save.error)} {profileMessages.nothingLost}
            </Notice>
          )}
          {faultsSeen > 0 && faultySteps(shownFaults).length > 0 && (
            <Notice tone="error">{profileMessages.faultsLeft}</Notice>
          )}
          <WizardActions mode={mode} step={step} isSaving={save.isPending} onGo={goTo} onSave={submit} />
        </div>
      </div>
      <ConfirmDialog
        opened={guard.isAsking}
        title={profileMessages.leaveTitle}
        confirmLabel={profileMessages.leaveGo}
        cancelLabel={profileMessages.leaveStay}
        onCancel={guard.stay}
        onConfirm={guard.go}
      >
        {profileMessages.leaveText}
      </ConfirmDialog>
    </PageFrame>
  )
}

function Banner({ mode }: { readonly mode: WizardMode }) {
  const isUpdate = mode === 'update'
  return (
    <div className={styles.banner}>
      <p className={styles.bannerTitle}>
        {isUpdate ? profileMessages.updateBannerTitle : profileMessages.welcomeTitle}
      </p>
      <p>{isUpdate ? profileMessages.updateBannerText : profileMessages.welcomeText}</p>
    </div>
  )
}

/** Moves scroll and focus to the heading of a new step, or to the first fault when a save is refused. */
function useStepFocus(step: number, faultsSeen: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  const faultyStep = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new faults on the same step also move the focus
  useEffect(() => {
    const isNew = shownStep.current !== step
    shownStep.current = step
    if (faultyStep.current === step) {
      faultyStep.current = undefined
      return findFaulty(heading.current)?.focus()
    }
    if (!isNew) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step, faultsSeen])
  return {
    heading,
    aimAtFault: (onStep: number) => {
      faultyStep.current = onStep
    },
  }
}

function findFaulty(heading: HTMLElement | null): HTMLElement | null {
  return heading?.closest('section')?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
}
