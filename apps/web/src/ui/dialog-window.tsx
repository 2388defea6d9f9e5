import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { uiMessages } from '../messages/ui.ts'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog.tsx'
import { joinClasses } from './join-classes.ts'

const WIDTHS = { regular: 460, large: 640, wide: 920, full: '100%' } as const

export function DialogWindow({ opened, title, children, onClose, size = 'regular' }: DialogProps) {
  const mustAnswer = onClose === undefined
  // Only a dialog that turns from closed to open remembers where the focus was.
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  return (
    <Modal
      opened={opened && isThere}
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
      {/* Read from the top: the first thing that takes the focus may stand far down. */}
      {mustAnswer && <span tabIndex={-1} data-autofocus className={styles.start} />}
      {children}
    </Modal>
  )
}
