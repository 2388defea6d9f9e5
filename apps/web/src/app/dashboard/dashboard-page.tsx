import { type ComponentType, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { RecipePrefetcher } from '../../features/recipes/recipe-prefetcher.tsx'
import { useKitchenTimers } from '../../features/recipes/timer-store.ts'
import { PendingImport } from '../../features/sharing/pending-import.tsx'
import { lazyPart, loadedWhenShown, loadFirstParts } from '../../lib/lazy-part.tsx'
import { type DashboardTab, paths, readTab } from '../../lib/paths.ts'
import { WEEK_ID } from '../../lib/week-id.ts'
import { loadAhead } from '../../lib/when-idle.ts'
import { appMessages, tabMessages } from '../../messages/app.ts'
import { uiMessages } from '../../messages/ui.ts'
import { RequireDocuments } from '../../store/require-documents.tsx'
import { loadDialogs } from '../../ui/dialog.tsx'
import { PageBlocks } from '../../ui/page-blocks.tsx'
import { InstallNotice } from '../offline/install-notice.tsx'
import { UpdateNotice } from '../offline/update-notice.tsx'
import styles from './dashboard-page.module.css'
import { DemoNotice } from './demo-notice.tsx'
import { Header } from './header.tsx'
import { LazyBillingNotices } from './lazy-billing-notices.tsx'

const MealPlanTab = loadedWhenShown(loadMealPlan)
const PantryTab = loadedWhenShown(async () => (await import('./pantry-page.tsx')).PantryPage)
const QuickMealTab = loadedWhenShown(async () => (await import('./quick-meal-page.tsx')).QuickMealPage)
const RecipesTab = loadedWhenShown(async () => (await import('./recipes-page.tsx')).RecipesPage)
const ShoppingTab = loadedWhenShown(
  async () => (await import('../../features/shopping/shopping-tab.tsx')).ShoppingTab,
)
const SettingsTab = loadedWhenShown(async () => (await import('./settings-tab.tsx')).SettingsTab)

// Asked for before the session is known.
if (typeof location !== 'undefined' && location.pathname + location.search === paths.dashboard)
  void loadMealPlan().catch(() => {})

async function loadMealPlan() {
  const { MealPlanPage } = await import('./meal-plan-page.tsx')
  await loadFirstParts()
  return MealPlanPage
}

const TimerShelf = lazyPart(async () => (await import('../../features/recipes/timer-shelf.tsx')).TimerShelf)

const TABS: Readonly<Record<DashboardTab, ComponentType>> = {
  'meal-plan': MealPlanTab,
  'quick-meal': QuickMealTab,
  pantry: PantryTab,
  shopping: ShoppingTab,
  recipes: RecipesTab,
  settings: SettingsTab,
}

loadAhead(loadDialogs)

export function DashboardPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const tab = readTab(search.get('tab'))
  const Tab = TABS[tab]
  return (
    <>
      <title>{`${tabMessages[tab].name} · ${appMessages.productName}`}</title>
      <a href="#main" className={styles.skip}>
        {appMessages.skipToContent}
      </a>
      <a href={`#${WEEK_ID}`} className={styles.skip} data-to-week>
        {appMessages.skipToWeek}
      </a>
      <Header current={tab} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <DemoNotice />
        <UpdateNotice />
        <LazyBillingNotices />
        <PendingImport onImported={() => void navigate(paths.dashboard)} />
        <RecipePrefetcher />
        <RunningTimers />
        <Suspense fallback={<PageBlocks label={uiMessages.loading} />}>
          {tab === 'settings' ? (
            <Tab />
          ) : (
            <RequireDocuments>
              <Tab />
            </RequireDocuments>
          )}
        </Suspense>
        <InstallNotice />
      </main>
    </>
  )
}

/** Most visits have no timer, and load nothing for one. */
function RunningTimers() {
  return useKitchenTimers().timers.length > 0 && <TimerShelf place="page" />
}
