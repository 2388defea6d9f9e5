import type { WeekLook, WeekLookFacts } from '@pennyplate/contract/week-look'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { DishPhotosProvider } from '../../features/dish-photos/dish-photos-provider.tsx'
import { paths } from '../../lib/paths.ts'
import { setServerConfig } from '../../lib/server-config.ts'
import { setSession } from '../../lib/session.ts'
import { SurroundingsContext } from '../../lib/surroundings.ts'
import { StoreContext } from '../../store/store-provider.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { KitProvider } from '../kit-provider.tsx'
import { shownStore } from './shown-store.ts'

/** What the dashboard shows of a household's week, as HTML without scripts, for the first visit of a browser. */
export async function renderWeekLook(facts: WeekLookFacts): Promise<WeekLook | undefined> {
  const page = pageOf(facts)
  const look = lookOf(page)
  if (look) return look
  // Waits for each part, and for the parts that it brings.
  await prerender(page)
  return lookOf(page)
}

function pageOf(facts: WeekLookFacts): ReactElement {
  const { userId, householdId, email, config, documents, localTime, isPhone } = facts
  // A client of its own: it holds one person's answers.
  const client = new QueryClient()
  setSession(client, { id: userId, email, householdId })
  setServerConfig(client, config)
  return (
    <SurroundingsContext value={{ now: () => localTime, isOneDayAtATime: () => isPhone }}>
      <QueryClientProvider client={client}>
        <KitProvider>
          <StaticRouter location={paths.dashboard}>
            <StoreContext value={shownStore(documents)}>
              <DishPhotosProvider userId={userId} householdId={householdId}>
                <DashboardPage />
              </DishPhotosProvider>
            </StoreContext>
          </StaticRouter>
        </KitProvider>
      </QueryClientProvider>
    </SurroundingsContext>
  )
}

/** Undefined if parts of the page are not loaded yet. */
function lookOf(page: ReactElement): WeekLook | undefined {
  const markup = renderToStaticMarkup(page)
  if (markup.includes('data-loading')) return undefined
  const [titleElement, title] = /<title>(.*?)<\/title>/.exec(markup) ?? []
  return {
    title: title ?? '',
    // The app's own main comes into the page beside it.
    html: markup.replace(titleElement ?? '', '').replace(' id="main"', ''),
  }
}
