import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { uiMessages } from '../messages/ui.ts'
import styles from './dialog.module.css'
import { joinClasses } from './join-classes.ts'

export type DialogProps = {
  readonly opened: boolean
  readonly title: string
  readonly children: ReactNode
  /** Left out for a dialog that must be answered: it has no close button and ignores Escape. */
  readonly onClose?: (() => void) | undefined
  /** 'wide' fills the screen of a phone. */
  readonly size?: 'regular' | 'large' | 'wide' | 'full'
}

const WIDTHS = { regular: 460, large: 640, wide: 920, full: '100%' } as const

export function DialogWindow({ opened, title, children, onClose, size = 'regular' }: DialogProps) {
  const mustAnswer = onClose === undefined
  // Mantine restores the focus on close only if it saw the dialog change from closed to open.
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  const focus = useFocusToGiveBack(opened)
  return (
    <Modal
      ref={focus.root}
      onExitTransitionEnd={focus.giveBack}
      opened={opened && isMounted}
      onClose={onClose ?? (() => undefined)}
      title={title}
      size={WIDTHS[size]}
      fullScreen={size === 'full'}
      withCloseButton={!mustAnswer}
      closeOnEscape={!mustAnswer}
      closeOnClickOutside={!mustAnswer}
      // Mantine names the dialog by its title only after its first frame; a screen reader may speak before.
      attributes={{ content: { 'aria-label': title } }}
      closeButtonProps={{ 'aria-label': uiMessages.close, size: 44 }}
      classNames={{
        inner: (size === 'wide' && styles.wideInner) || '',
        content: joinClasses(styles.content, size === 'regular' ? null : styles[size]),
        header: styles.header ?? '',
        title: styles.title ?? '',
        body: styles.body ?? '',
      }}
    >
      {/* Start at the top: the first focusable element may be far down. */}
      {mustAnswer && <span tabIndex={-1} data-autofocus className={styles.start} />}
      {children}
    </Modal>
  )
}

/**
 * Mantine gives up when the focus moves within 10 ms of closing, as its own focus trap moves it if somebody presses Escape at
 * once: the focus then ends with the dialog it is in.
 */
function useFocusToGiveBack(opened: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const openedFrom = useRef<Element>(null)
  useEffect(() => {
    if (opened) openedFrom.current = document.activeElement
  }, [opened])
  return {
    root,
    giveBack() {
      const isInside = root.current?.contains(document.activeElement)
      if (isInside && openedFrom.current instanceof HTMLElement)
        openedFrom.current.focus({ preventScroll: true })
    },
  }
}
