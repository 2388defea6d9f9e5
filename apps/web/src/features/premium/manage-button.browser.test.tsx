import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ManageButton } from './manage-button.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const PORTAL_FAILED = 'Unable to access customer portal. Please contact support.'

test.each([
  ['knows no page', () => Response.json({ portalUrl: null }), PORTAL_FAILED],
  ['names one that is no address', () => Response.json({ portalUrl: 'javascript:1' }), PORTAL_FAILED],
  ['has a problem', () => Response.json({ error: 'x', code: 'internal' }, { status: 500 }), PORTAL_FAILED],
  [
    'cannot be reached',
    () => Promise.reject(new TypeError('gone')),
    'Something went wrong. Please try again.',
  ],
])('where the server %s, Manage Subscription says so', async (_, answer, sentence) => {
  vi.stubGlobal('fetch', async () => answer())
  const screen = await render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ManageButton userId="u1" />
      </QueryClientProvider>
    </MantineProvider>,
  )
  await screen.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect.element(screen.getByText(sentence)).toBeVisible()
})
