import { useState } from 'react'
import { useLazy } from '../../lib/when-idle.ts'
import { AccountButton } from './account-button.tsx'

// Loaded separately: the menu is heavy, and only its button is in the first view.
const loadMenu = async () => (await import('./user-menu-list.tsx')).UserMenuList

export function UserMenu({ email }: { readonly email: string }) {
  const { part: UserMenuList, load } = useLazy(loadMenu)
  const [isPressed, setIsPressed] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)

  function press() {
    setIsPressed(true)
    void load()
  }

  if (UserMenuList) return <UserMenuList email={email} isOpenAtFirst={isPressed} hasFocusAtFirst={hasFocus} />
  return (
    <AccountButton
      email={email}
      aria-haspopup="menu"
      aria-busy={isPressed || undefined}
      onClick={press}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    />
  )
}
