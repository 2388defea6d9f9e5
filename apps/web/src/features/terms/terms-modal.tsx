import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { explainError } from '../../messages/failures.ts'
import { termsMessages } from '../../messages/terms-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { acceptTerms } from './accept-terms.ts'
import styles from './terms-modal.module.css'

type TermsModalProps = {
  readonly userId: string
  readonly email: string
  readonly onAccepted: () => void
}

/** Can only be closed with Accept or Decline. */
export function TermsModal({ userId, email, onAccepted }: TermsModalProps) {
  const [isTicked, setIsTicked] = useState(false)
  const [hasClickedTooEarly, setHasClickedTooEarly] = useState(false)
  const [isDeclining, setIsDeclining] = useState(false)
  const reasonId = useId()
  const accept = useMutation({
    mutationFn: () => acceptTerms({ userId, email, acceptedAt: new Date() }),
    networkMode: 'always',
    onSuccess: onAccepted,
  })
  // Looks and reads as disabled, but a click says what is missing.
  const acceptProps = isTicked ? {} : { 'aria-disabled': true, 'aria-describedby': reasonId }
  return (
    <>
      <Dialog opened={!isDeclining} title={termsMessages.title} size="large">
        <p className={styles.version}>{termsMessages.version}</p>
        <p>{termsMessages.intro}</p>
        <ul className={styles.points}>
          {termsMessages.keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className={styles.links}>
          <LegalLink href={paths.terms} text={termsMessages.readTerms} />
          <LegalLink href={paths.privacy} text={termsMessages.readPrivacy} />
        </p>
        <Checkbox
          label={termsMessages.agree}
          checked={isTicked}
          onChange={(event) => setIsTicked(event.currentTarget.checked)}
        />
        {!isTicked && (
          <div id={reasonId}>
            {hasClickedTooEarly ? (
              <Notice tone="error">{termsMessages.mustAccept}</Notice>
            ) : (
              <p className={styles.hint}>{termsMessages.acceptHint}</p>
            )}
          </div>
        )}
        {accept.isError && (
          <Notice tone="error">{termsMessages.saveFailed(explainError(accept.error))}</Notice>
        )}
        <DialogActions>
          <Button onClick={() => setIsDeclining(true)} disabled={accept.isPending}>
            {termsMessages.decline}
          </Button>
          <Button
            {...acceptProps}
            look="primary"
            loading={accept.isPending}
            onClick={() => (isTicked ? accept.mutate() : setHasClickedTooEarly(true))}
          >
            {accept.isPending ? termsMessages.accepting : termsMessages.accept}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        opened={isDeclining}
        title={termsMessages.declineTitle}
        confirmLabel={termsMessages.declineLeave}
        cancelLabel={termsMessages.declineBack}
        tone="danger"
        onCancel={() => setIsDeclining(false)}
        onConfirm={() => window.location.assign(paths.home)}
      >
        {termsMessages.declineConfirm}
      </ConfirmDialog>
    </>
  )
}

function LegalLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
      <span className={styles.newTab}> {termsMessages.newTab}</span>
    </a>
  )
}
