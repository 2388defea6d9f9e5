import { lazy, type ReactNode, Suspense, useState } from 'react'
import styles from './dialog.module.css'

export type DialogProps = {
  readonly opened: boolean
  readonly title: string
  readonly children: ReactNode
  /** Left out for a dialog that must be answered: it then has no close button and ignores Escape. */
  readonly onClose?: (() => void) | undefined
  /** 'wide' takes the whole screen of a phone. */
  readonly size?: 'regular' | 'large' | 'wide' | 'full'
}

// No page shows a dialog at first, and this is a tenth of what a page weighs.
const loadWindow = () => import('./dialog-window.tsx')
const DialogWindow = lazy(async () => ({ default: (await loadWindow()).DialogWindow }))

/** For the first quiet moment after a page is there, so that the first dialog opens at once. */
export function preloadDialogs(): void {
  void loadWindow().catch(() => {})
}

/** Stays once it was opened, so that it can go as it came. */
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

/** The row of answers at the foot of a dialog. On a phone they stack, the main one first. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
