import { IconChevronDown, IconUserCircle } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { appMessages } from '../../messages/app.ts'
import styles from './user-menu.module.css'

type AccountButtonProps = ComponentProps<'button'> & { readonly email: string }

export function AccountButton({ email, ...rest }: AccountButtonProps) {
  return (
    <button type="button" aria-label={appMessages.accountMenu(email)} {...rest} className={styles.target}>
      <IconUserCircle size={24} stroke={1.6} aria-hidden="true" />
      <span className={styles.email}>{email}</span>
      <IconChevronDown size={16} aria-hidden="true" className={styles.chevron ?? ''} />
    </button>
  )
}
