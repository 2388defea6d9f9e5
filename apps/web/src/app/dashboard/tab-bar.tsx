import {
  IconBook2,
  IconBowlSpoon,
  IconCalendarWeek,
  IconFridge,
  IconReceipt,
  IconSettings,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { DASHBOARD_TABS, type DashboardTab, paths } from '../../lib/paths.ts'
import { appMessages, tabMessages } from '../../messages/app.ts'
import styles from './tab-bar.module.css'

const ICONS: Readonly<Record<DashboardTab, ComponentType<{ size?: number; stroke?: number }>>> = {
  'meal-plan': IconCalendarWeek,
  'quick-meal': IconBowlSpoon,
  pantry: IconFridge,
  shopping: IconReceipt,
  recipes: IconBook2,
  settings: IconSettings,
}

/** The six tabs: a row in the header, a bottom bar on a phone. They are links, so Back works. */
export function TabBar({ current }: { readonly current: DashboardTab }) {
  return (
    <nav aria-label={appMessages.tabsLabel} className={styles.bar}>
      <ul className={styles.tabs}>
        {DASHBOARD_TABS.map((tab) => {
          const Icon = ICONS[tab]
          return (
            <li key={tab}>
              <Link
                to={paths.dashboardTab(tab)}
                className={styles.tab}
                aria-current={tab === current ? 'page' : undefined}
              >
                <span className={styles.icon}>
                  <Icon size={22} stroke={1.8} />
                </span>
                <span className={styles.name}>{tabMessages[tab].name}</span>
                <span className={styles.short}>{tabMessages[tab].short}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
