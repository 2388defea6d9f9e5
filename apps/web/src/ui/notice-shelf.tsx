import { Notifications } from '@mantine/notifications'
import styles from './notice-shelf.module.css'
import { NOTICES_MAX } from './notify.ts'

/** Shows the messages of `notify`. */
export function NoticeShelf() {
  return <Notifications position="top-center" limit={NOTICES_MAX} className={styles.notifications ?? ''} />
}
