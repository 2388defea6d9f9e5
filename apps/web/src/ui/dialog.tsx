import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { uiMessages } from '../messages/ui.ts'
import styles from './dialog.module.css'
import { joinClasses } from './join-classes.ts'

export type DialogProps = {
  readonly opened: boolean
  readonly title: string
  readonly children: ReactNode
  /** Left out for a dialog that must be answered: it then has no close button and ignores Escape. */
  readonly onClose?: (() => void) | undefined
  /** 'wide' takes the whole screen of a phone. */
  readonly size?: 'regular' | 'large' | 'wide' | 'full'
}

const WIDTHS = { regular: 460, large: 640, wide: 920, full: '100%' } as const

export function Dialog({ opened, title, children, onClose, size = 'regular' }: DialogProps) {
  const mustAnswer = onClose === undefined
  return (
    <Modal
      opened={opened}
      onClose={onClose ?? (() => undefined)}
      title={title}
      size={WIDTHS[size]}
      fullScreen={size === 'full'}
      withCloseButton={!mustAnswer}
      closeOnEscape={!mustAnswer}
      closeOnClickOutside={!mustAnswer}
      closeButtonProps={{ 'aria-label': uiMessages.close, size: 44 }}
      classNames={{
        inner: (size === 'wide' && styles.wideInner) || '',
        content: joinClasses(styles.content, size === 'regular' ? null : styles[size]),
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
