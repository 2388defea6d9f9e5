import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { uiMessages } from '../messages/ui.ts'
import styles from './dialog.module.css'

export type DialogProps = {
  readonly opened: boolean
  readonly title: string
  readonly children: ReactNode
  /** Left out for a dialog that must be answered: it then has no close button and ignores Escape. */
  readonly onClose?: (() => void) | undefined
  readonly size?: 'regular' | 'large'
}

const WIDTHS = { regular: 460, large: 640 } as const

export function Dialog({ opened, title, children, onClose, size = 'regular' }: DialogProps) {
  const mustAnswer = onClose === undefined
  return (
    <Modal
      opened={opened}
      onClose={onClose ?? (() => undefined)}
      title={title}
      size={WIDTHS[size]}
      withCloseButton={!mustAnswer}
      closeOnEscape={!mustAnswer}
      closeOnClickOutside={!mustAnswer}
      closeButtonProps={{ 'aria-label': uiMessages.close, size: 44 }}
      classNames={{
        content: styles.content ?? '',
        header: styles.header ?? '',
        title: styles.title ?? '',
        body: styles.body ?? '',
      }}
    >
      {children}
    </Modal>
  )
}

/** The row of answers at the foot of a dialog. On a phone they stack, the main one first. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
