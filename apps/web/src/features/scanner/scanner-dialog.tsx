import type { ReactNode } from 'react'
import { scannerMessages } from '../../messages/scanner.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { CameraPanel } from './camera-panel.tsx'
import { CodeField } from './code-field.tsx'
import styles from './scanner.module.css'
import { useKeyboardWedge } from './use-keyboard-wedge.ts'

type ScannerDialogProps = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onCode: (code: string) => void
  /** What to do with the last code; scanning is paused while it is shown. */
  readonly panel: ReactNode
  /** The result of the last code. */
  readonly status: string
}

/** Reads barcodes by camera, from pictures, the keyboard and USB scanners. It does not look them up. */
export function ScannerDialog({ opened, onClose, onCode, panel, status }: ScannerDialogProps) {
  useKeyboardWedge(onCode)
  return (
    <Dialog opened={opened} title={scannerMessages.title} onClose={onClose} size="large">
      <CameraPanel onCode={onCode} isHeld={Boolean(panel)} />
      <p role="status" className={styles.status}>
        {status}
      </p>
      {panel ?? <CodeField onCode={onCode} />}
      <DialogActions>
        <Button onClick={onClose}>{scannerMessages.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
