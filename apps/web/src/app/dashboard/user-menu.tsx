import { lazy, Suspense, useState } from 'react'
import { useQuiet } from '../../lib/when-quiet.ts'
import { AccountButton } from './account-button.tsx'

// What a menu needs is heavy and not part of the first view; its button is.
const UserMenuList = lazy(async () => ({ default: (await import('./user-menu-list.tsx')).UserMenuList }))

export function UserMenu({ email }: { readonly email: string }) {
  const isQuiet = useQuiet()
  const [isPressed, setIsPressed] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const button = (
    <AccountButton
      email={email}
      aria-haspopup="menu"
      aria-busy={isPressed || undefined}
      onClick={() => setIsPressed(true)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    />
  )
  if (!isQuiet && !isPressed) return button
  return (
    <Suspense fallback={button}>
      <UserMenuList email={email} isOpenAtFirst={isPressed} hasFocusAtFirst={hasFocus} />
    </Suspense>
  )
}
