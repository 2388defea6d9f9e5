import { useSyncExternalStore } from 'react'
import { onPartTrouble, partTrouble } from '../../lib/part-failure.ts'
import { tryAgain } from '../../lib/until-loaded.ts'
import { appMessages as words } from '../../messages/app.ts'
import { failureMessages } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './offline.module.css'

/** Says why a part of the page is missing. It lies over the page, because the part may be a dialog. */
export function PartTroubleNotice() {
  const trouble = useSyncExternalStore(onPartTrouble, partTrouble, () => null)
  if (trouble === null) return null
  return (
    <div className={styles.trouble}>
      {trouble === 'stale' ? (
        <Notice
          tone="info"
          title={words.partStaleTitle}
          action={<Button onClick={() => window.location.reload()}>{words.reload}</Button>}
        >
          {words.partStaleText}
        </Notice>
      ) : (
        <Notice
          tone="info"
          title={navigator.onLine ? words.partUnreachableTitle : words.partOfflineTitle}
          action={<Button onClick={tryAgain}>{failureMessages.tryAgain}</Button>}
        >
          {navigator.onLine ? words.partUnreachableText : words.partOfflineText}
        </Notice>
      )}
    </div>
  )
}
