import { Loader } from '@mantine/core'
import { uiMessages } from '../messages/ui.ts'
import styles from './loading.module.css'

/** A loading indicator inside a page. Appears after a short delay, so that quick responses show no flash. */
export function Loading({ label = uiMessages.loading }: { readonly label?: string | undefined }) {
  return (
    <div className={styles.loading} role="status">
      <Loader color="basil" aria-hidden="true" />
      <p>{label}</p>
    </div>
  )
}
