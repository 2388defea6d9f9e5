import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { sessionUser } from '../../lib/session-state.ts'
import { appMessages } from '../../messages/app.ts'
import { leaveBrowser } from '../../store/leave-browser.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { notify } from '../../ui/notify.ts'
import { parseThemeChoice, THEME_CHOICES } from '../../ui/theme-choice.ts'
import { AccountButton } from './account-button.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import styles from './user-menu.module.css'

type UserMenuListProps = {
  readonly email: string
  /** The state of the button before the menu was loaded. */
  readonly isOpenAtFirst: boolean
  readonly hasFocusAtFirst: boolean
}

export function UserMenuList({ email, isOpenAtFirst, hasFocusAtFirst }: UserMenuListProps) {
  const queryClient = useQueryClient()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const store = useDocumentStore()
  const user = sessionUser(useSession())
  const [unsent, setUnsent] = useState(0)

  async function askAndLeave() {
    await store.forceSyncAll()
    const left = store.summary().unsent
    if (left > 0) setUnsent(left)
    else await leave()
  }

  async function leave() {
    try {
      if (user) await leaveBrowser(queryClient, user)
    } catch {
      notify.error(appMessages.signOutFailed)
      return
    }
    // The landing page is not part of the app, so this is a full page load.
    window.location.assign(paths.home)
  }

  return (
    <>
      <Menu
        defaultOpened={isOpenAtFirst}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        position="bottom-end"
        width={240}
        shadow="md"
        classNames={{ dropdown: styles.dropdown ?? '' }}
      >
        <Menu.Target>
          <AccountButton email={email} autoFocus={hasFocusAtFirst && !isOpenAtFirst} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label className={styles.menuEmail ?? ''}>{email}</Menu.Label>
          <Menu.Item
            component={Link}
            to={paths.dashboardTab('settings')}
            leftSection={<IconSettings size={20} stroke={1.6} />}
          >
            {appMessages.settings}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{appMessages.theme}</Menu.Label>
          <Menu.RadioGroup
            value={colorScheme}
            onChange={(choice) => setColorScheme(parseThemeChoice(choice))}
          >
            {THEME_CHOICES.map((choice) => (
              <Menu.RadioItem key={choice} value={choice}>
                {appMessages.themeChoices[choice]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={20} stroke={1.6} />} onClick={() => void askAndLeave()}>
            {appMessages.signOut}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SignOutDialog
        unsent={unsent}
        onSend={askAndLeave}
        onDiscard={() => void leave()}
        onCancel={() => setUnsent(0)}
      />
    </>
  )
}
