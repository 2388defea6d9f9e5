import type { ReactNode } from 'react'
import { uiMessages } from '../messages/ui.ts'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

export type ConfirmDialogProps = {
  readonly opened: boolean
  readonly title: string
  readonly children: ReactNode
  /** Names the action, as in "Delete plan", never "OK" or "Yes". */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly loading?: boolean
  readonly confirmDisabled?: boolean
  readonly tone?: 'neutral' | 'danger'
}

export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  cancelLabel = uiMessages.cancel,
  onConfirm,
  onCancel,
  loading = false,
  confirmDisabled = false,
  tone = 'neutral',
}: ConfirmDialogProps) {
  return (
    <Dialog opened={opened} title={title} onClose={loading ? undefined : onCancel}>
      <div>{children}</div>
      <DialogActions>
        <Button onClick={onCancel} disabled={loading}>
          {cancelLabel}
        </Button>
        <Button
          look={tone === 'danger' ? 'danger' : 'primary'}
          onClick={onConfirm}
          loading={loading}
          disabled={confirmDisabled}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
