import { notifications, notificationsStore } from '@mantine/notifications'
import { uiMessages } from '../messages/ui.ts'

/** As many as leave the page below them in sight on a phone. */
export const NOTICES_MAX = 4

const closeButtonProps = { 'aria-label': uiMessages.close }

/** Messages that pass by (D14): never a blocking alert. An error stays until it is read or closed. */
export const notify = {
  success(message: string) {
    show(message, 'basil', 5000)
  },
  error(message: string) {
    show(message, 'tomato', false)
  },
}

/** What is still there is not said twice, and the oldest gives way: nothing new waits behind errors that nobody closed. */
function show(message: string, color: string, autoClose: number | false): void {
  const shown = notificationsStore.getState().notifications
  const [oldest] = shown
  if (oldest?.id !== undefined && shown.length >= NOTICES_MAX && !shown.some(({ id }) => id === message))
    notifications.hide(oldest.id)
  notifications.show({ id: message, message, color, autoClose, closeButtonProps })
}
