import { SHARED_LINK_DAYS } from '@pennyplate/domain/bounds/limits'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { IconCopy, IconQrcode, IconShare } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { loadedWhenShown } from '../../lib/lazy-part.tsx'
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

const QrCode = loadedWhenShown(async () => (await import('./qr-code.tsx')).QrCode)

type ShareFormProps = Readonly<{
  plan: WeekPlan
  sharer: Readonly<{ id: string; email: string }>
  onClose: () => void
}>

export function ShareForm({ plan, sharer, onClose }: ShareFormProps) {
  const share = useShareLink(plan, sharer)
  const [copiedLink, setCopiedLink] = useState<string>()
  const [wantsQr, setWantsQr] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { link, keepsNoCopy } = share
  const isImpossible = keepsNoCopy && share.isTooLong

  async function copy() {
    const text = await share.makeLink()
    if (text === undefined) return
    try {
      await navigator.clipboard.writeText(text)
      setCopiedLink(text)
    } catch {
      field.current?.select()
      notify.error(words.copyFailed)
    }
  }

  async function showQr() {
    if ((await share.makeLink()) !== undefined) setWantsQr(true)
  }

  async function sendLink() {
    const text = await share.makeLink()
    if (text !== undefined) await send(text)
  }

  return (
    <>
      <p>{words.dialogLead(SHARED_LINK_DAYS)}</p>
      {isImpossible ? (
        <p>{words.tooLongForLink}</p>
      ) : (
        <TextField
          ref={field}
          label={words.link}
          readOnly
          value={link ?? ''}
          placeholder={keepsNoCopy ? words.linkWriting : words.linkToCome}
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
      <div>
        <Checkbox
          label={words.keepNoCopy}
          checked={keepsNoCopy}
          onChange={(event) => {
            setWantsQr(false)
            share.chooseNoCopy(event.currentTarget.checked)
          }}
        />
        <p className={styles.soft}>{keepsNoCopy ? words.noCopy : words.copyKept(SHARED_LINK_DAYS)}</p>
      </div>
      {share.failure && <Notice tone="error">{explainShareFailure(share.failure, share.isTooLong)}</Notice>}
      {wantsQr && link !== undefined && (
        <Suspense fallback={<p role="status">{words.qrDrawing}</p>}>
          <QrCode text={link} />
        </Suspense>
      )}
      {!isImpossible && (
        <div className={styles.more}>
          {!wantsQr && !keepsNoCopy && (
            <Button icon={<IconQrcode size={20} aria-hidden="true" />} onClick={() => void showQr()}>
              {words.qrCode}
            </Button>
          )}
          {canSend() && (
            <Button icon={<IconShare size={20} aria-hidden="true" />} onClick={() => void sendLink()}>
              {words.send}
            </Button>
          )}
        </div>
      )}
      <p role="status" className={styles.status}>
        {link !== undefined && copiedLink === link && words.copied}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
        <Button
          look="primary"
          icon={<IconCopy size={20} aria-hidden="true" />}
          loading={share.isMaking}
          disabled={keepsNoCopy && link === undefined}
          onClick={() => void copy()}
        >
          {words.copy}
        </Button>
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
