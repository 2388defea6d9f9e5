import type { MealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import { SHARED_LINK_DAYS } from '@pennyplate/domain/bounds/limits'
import { IconCopy, IconQrcode, IconShare } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { sharingMessages as words } from '../../messages/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { explainShareFailure } from './explain-share-failure.ts'
import styles from './sharing.module.css'
import { useShareLink } from './use-share-link.ts'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

/** The longest link whose QR code a phone can still read from a screen. */
const QR_LINK_CHARS_MAX = 400

type ShareFormProps = Readonly<{
  plan: MealPlanDocument
  sharer: Readonly<{ id: string; email: string }>
  onClose: () => void
}>

export function ShareForm({ plan, sharer, onClose }: ShareFormProps) {
  const share = useShareLink(plan, sharer)
  const [copiedLink, setCopiedLink] = useState<string>()
  const [wantsQr, setWantsQr] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { link } = share
  const fitsQr = link !== undefined && link.length <= QR_LINK_CHARS_MAX

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopiedLink(text)
    } catch {
      field.current?.select()
      notify.error(words.copyFailed)
    }
  }

  return (
    <>
      <p>{words.dialogLead(SHARED_LINK_DAYS)}</p>
      {link === undefined && share.isTooLong ? (
        <p>{words.tooLongForLink(SHARED_LINK_DAYS)}</p>
      ) : (
        <TextField
          ref={field}
          label={words.link}
          readOnly
          value={link ?? words.linkWriting}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div>
        <Checkbox
          label={words.hideEmail}
          checked={share.hideEmail}
          onChange={(event) => {
            setWantsQr(false)
            share.chooseHideEmail(event.currentTarget.checked)
          }}
        />
        <p className={styles.soft}>{words.sharedAs(share.sharedBy)}</p>
      </div>
      {share.failure && <Notice tone="error">{explainShareFailure(share.failure, share.isTooLong)}</Notice>}
      {wantsQr && fitsQr && (
        <Suspense fallback={<p role="status">{words.qrDrawing}</p>}>
          <QrCode text={link} />
        </Suspense>
      )}
      {!wantsQr && link !== undefined && (
        <div className={styles.more}>
          <Button
            icon={<IconQrcode size={20} aria-hidden="true" />}
            onClick={() => {
              setWantsQr(true)
              if (!fitsQr) share.store()
            }}
          >
            {words.qrCode}
          </Button>
          {canSend() && (
            <Button icon={<IconShare size={20} aria-hidden="true" />} onClick={() => void send(link)}>
              {words.send}
            </Button>
          )}
          {!fitsQr && <p className={styles.soft}>{words.qrHint(SHARED_LINK_DAYS)}</p>}
        </div>
      )}
      <p role="status" className={styles.status}>
        {link !== undefined && copiedLink === link && words.copied}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
        {link === undefined && share.isTooLong ? (
          <Button look="primary" loading={share.isStoring} onClick={share.store}>
            {words.createLink}
          </Button>
        ) : (
          <Button
            look="primary"
            icon={<IconCopy size={20} aria-hidden="true" />}
            disabled={link === undefined}
            onClick={() => link !== undefined && void copy(link)}
          >
            {words.copy}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** The system's share sheet, on phones only: on a desktop, copying the link is more useful. */
function canSend(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches
}

async function send(url: string): Promise<void> {
  try {
    await navigator.share({ title: words.sendTitle, url })
  } catch (error) {
    // Closing the sheet without choosing an app is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) notify.error(words.copyFailed)
  }
}
