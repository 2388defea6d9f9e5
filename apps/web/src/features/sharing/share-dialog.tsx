import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { useSession } from '../../lib/session.ts'
import { sharingMessages as words } from '../../messages/sharing.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ShareForm } from './share-form.tsx'

export type ShareDialogProps = Readonly<{ plan: WeekPlan; opened: boolean; onClose: () => void }>

export function ShareDialog({ plan, opened, onClose }: ShareDialogProps) {
  const session = useSession()
  const sharer = session.status === 'signed-in' ? session.me : undefined
  return (
    <Dialog opened={opened && sharer !== undefined} title={words.dialogTitle} onClose={onClose} size="large">
      {sharer && <ShareForm plan={plan} sharer={sharer} onClose={onClose} />}
    </Dialog>
  )
}
