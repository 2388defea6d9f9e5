import type { BillingNotice } from '@pennyplate/contract/payments/payments'
import { useState } from 'react'
import { readStoredJson, storeJson } from '../../lib/browser-storage.ts'
import { textsOf } from '../../lib/json-reader.ts'
import { paths } from '../../lib/paths.ts'
import { userStorageKey } from '../../lib/user-storage.ts'
import { manageMessages, noticeMessages as words } from '../../messages/premium.ts'
import { AnchorButton } from '../../ui/anchor-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { noticeText } from './billing-notices.tsx'
import styles from './premium.module.css'
import { useSubscription } from './use-subscription.ts'

/** Billing notices above the tabs. They can be dismissed, except a failed payment. */
export function DashboardNotices({ userId }: { readonly userId: string }) {
  const { data } = useSubscription(userId)
  const [read, setRead] = useState(() => textsOf(readStoredJson(keyOf(userId))))
  const left = (data?.notices ?? []).filter((notice) => !read.includes(noticeId(notice)))

  function dismiss(notice: BillingNotice) {
    const all = [...read, noticeId(notice)]
    setRead(all)
    storeJson(keyOf(userId), all)
  }

  return left.map((notice) => (
    <Notice
      key={notice.kind}
      tone={notice.kind === 'payment_failed' ? 'error' : 'info'}
      action={
        <div className={styles.actions}>
          <AnchorButton href={paths.manageSubscription}>{manageMessages.title}</AnchorButton>
          {notice.kind !== 'payment_failed' && <Button onClick={() => dismiss(notice)}>{words.gotIt}</Button>}
        </div>
      }
    >
      {noticeText(notice)}
    </Notice>
  ))
}

/** A notice with another day or price is a new notice. */
function noticeId(notice: BillingNotice): string {
  return Object.values(notice).join(' ')
}

const keyOf = (userId: string) => userStorageKey(userId, 'read-notices')
