import { notifications } from '@mantine/notifications'
import { uiMessages } from '../messages/ui.ts'

const closeButtonProps = { 'aria-label': uiMessages.close }

/** Messages that pass by (D14): never a blocking alert. An error stays until it is read or closed. */
export const notify = {
  success(message: string) {
    notifications.show({ message, color: 'basil', autoClose: 5000, closeButtonProps })
  },
  error(message: string) {
    notifications.show({ message, color: 'tomato', autoClose: false, closeButtonProps })
  },
}
