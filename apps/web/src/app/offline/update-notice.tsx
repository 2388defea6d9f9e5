import { useState } from 'react'
import { appMessages } from '../../messages/app.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeNewVersion, useIsNewVersionReady } from './app-updates.ts'
import styles from './offline.module.css'

export function UpdateNotice() {
  const isReady = useIsNewVersionReady()
  const [isPostponed, setIsPostponed] = useState(false)
  if (!isReady || isPostponed) return null
  return (
    <Notice
      tone="info"
      title={appMessages.updateTitle}
      action={
        <div className={styles.actions}>
          <Button look="quiet" onClick={() => setIsPostponed(true)}>
            {appMessages.later}
          </Button>
          <Button onClick={takeNewVersion}>{appMessages.updateNow}</Button>
        </div>
      }
    >
      {appMessages.updateText}
    </Notice>
  )
}
