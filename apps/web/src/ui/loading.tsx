import { Loader } from '@mantine/core'
import { uiMessages } from '../messages/ui.ts'
import styles from './loading.module.css'

/** Waiting, inside a page. It appears after a blink, so that a quick answer shows no flash. */
export function Loading({ label = uiMessages.loading }: { readonly label?: string | undefined }) {
  return (
    <div className={styles.loading} role="status">
      <Loader color="basil" aria-hidden="true" />
      <p>{label}</p>
    </div>
  )
}
