import { appMessages } from '../../messages/app.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { install, postpone, useInstallOffer } from './install-offer.ts'
import styles from './offline.module.css'

export function InstallNotice() {
  const offer = useInstallOffer()
  if (offer === 'none') return null
  return (
    <Notice
      tone="info"
      title={appMessages.installTitle}
      action={
        <div className={styles.actions}>
          <Button look="quiet" onClick={postpone}>
            {appMessages.notNow}
          </Button>
          {offer === 'button' && <Button onClick={() => void install()}>{appMessages.install}</Button>}
        </div>
      }
    >
      {offer === 'button' ? appMessages.installText : appMessages.installByHand}
    </Notice>
  )
}
