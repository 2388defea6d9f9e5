import { useState } from 'react'
import type { Me } from '../../lib/me.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DeleteProfileForm } from './delete-profile-form.tsx'
import styles from './settings.module.css'

type DeleteProfileProps = { readonly me: Me }

export function DeleteProfile(props: DeleteProfileProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <Card title={settingsMessages.deleteTitle}>
      <p className={styles.soft}>{settingsMessages.deleteText}</p>
      <div>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {settingsMessages.deleteAsk}
        </Button>
      </div>
      <Dialog
        opened={isAsking}
        title={settingsMessages.deleteDialogTitle}
        onClose={isDeleting ? undefined : close}
      >
        <DeleteProfileForm {...props} onCancel={close} onDeleting={setIsDeleting} />
      </Dialog>
    </Card>
  )
}
