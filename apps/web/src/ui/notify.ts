import { notifications, notificationsStore } from '@mantine/notifications'
import { uiMessages } from '../messages/ui.ts'

/** More would cover the page on a phone. */
export const NOTICES_MAX = 4

const closeButtonProps = { 'aria-label': uiMessages.close }

/** Messages beside the page (D14), never a blocking alert. Errors, and what needs a next step, stay until they are closed. */
export const notify = {
  success(message: string) {
    show(message, 'basil', 5000)
  },
  lasting(message: string) {
    show(message, 'basil', false)
  },
  error(message: string) {
    show(message, 'tomato', false)
  },
}

/** Skips a message that is still shown, and drops the oldest so that unclosed errors do not block new messages. */
function show(message: string, color: string, autoClose: number | false): void {
  const shown = notificationsStore.getState().notifications
  const [oldest] = shown
  if (oldest?.id !== undefined && shown.length >= NOTICES_MAX && !shown.some(({ id }) => id === message))
    notifications.hide(oldest.id)
  notifications.show({ id: message, message, color, autoClose, closeButtonProps })
}
