import { type ReactNode, Suspense, useState } from 'react'
import { loadedWhenShown } from '../lib/lazy-part.tsx'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog-window.tsx'

// Loaded separately: no page opens with a dialog, and Mantine's modal is a tenth of a page's JavaScript.
/** Also called once a page is idle, so that the first dialog opens without a wait. */
export const loadDialogs = async () => (await import('./dialog-window.tsx')).DialogWindow
const DialogWindow = loadedWhenShown(loadDialogs)

/** Stays mounted after the first opening, so that closing can be animated. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.opened)
  if (props.opened && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  )
}

/** The row of buttons at the foot of a dialog. On a phone they stack, the main one first. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
