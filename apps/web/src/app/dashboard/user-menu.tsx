import { useState } from 'react'
import { useLater } from '../../lib/when-quiet.ts'
import { failureMessages } from '../../messages/failures.ts'
import { notify } from '../../ui/notify.ts'
import { AccountButton } from './account-button.tsx'

// What a menu needs is heavy and not part of the first view; its button is.
const loadMenu = async () => (await import('./user-menu-list.tsx')).UserMenuList

export function UserMenu({ email }: { readonly email: string }) {
  const { it: UserMenuList, now } = useLater(loadMenu)
  const [isPressed, setIsPressed] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)

  async function press() {
    setIsPressed(true)
    try {
      await now()
    } catch {
      setIsPressed(false)
      notify.error(failureMessages.unreachable)
    }
  }

  if (UserMenuList) return <UserMenuList email={email} isOpenAtFirst={isPressed} hasFocusAtFirst={hasFocus} />
  return (
    <AccountButton
      email={email}
      aria-haspopup="menu"
      aria-busy={isPressed || undefined}
      onClick={() => void press()}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    />
  )
}
