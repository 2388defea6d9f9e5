import { readableOnes } from '@pennyplate/contract/lenient'
import type { BillingNotice } from '@pennyplate/contract/payments/payments'
import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, storeJson } from '../../lib/browser-storage.ts'
import { paths } from '../../lib/paths.ts'
import { userStorageKey } from '../../lib/user-storage.ts'
import { manageMessages, noticeMessages as words } from '../../messages/premium.ts'
import { AnchorButton } from '../../ui/anchor-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { noticeText } from './billing-notices.tsx'
import styles from './premium.module.css'
import { useSubscription } from './use-subscription.ts'

const storedIds = readableOnes(z.string())

/** Billing notices above the tabs. They can be dismissed, except a failed payment. */
export function DashboardNotices({ userId }: { readonly userId: string }) {
  const { data } = useSubscription(userId)
  const [read, setRead] = useState(() => readStored(keyOf(userId), storedIds) ?? [])
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
