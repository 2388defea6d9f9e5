import { lazy, Suspense } from 'react'
import { AccountButton } from './account-button.tsx'

// What a menu needs is heavy and not part of the first view; its button is.
const UserMenuList = lazy(async () => ({ default: (await import('./user-menu-list.tsx')).UserMenuList }))

export function UserMenu({ email }: { readonly email: string }) {
  return (
    <Suspense fallback={<AccountButton email={email} disabled />}>
      <UserMenuList email={email} />
    </Suspense>
  )
}
