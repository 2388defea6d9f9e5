import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoreProvider } from '../../store/store-provider.tsx'
import { UserMenu } from './user-menu.tsx'

class SilentEvents extends EventTarget {
  close() {}
}

function show() {
  vi.stubGlobal('EventSource', SilentEvents)
  vi.stubGlobal('fetch', async () => Response.json({ entries: {} }))
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <MemoryRouter>
          <StoreProvider userId="sam" householdId={crypto.randomUUID()}>
            <UserMenu email="sam@example.org" />
          </StoreProvider>
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
}

afterEach(() => vi.unstubAllGlobals())

test('a press before the menu is loaded opens it once it is', async () => {
  const screen = await show()
  await screen.getByRole('button', { name: /sam@example\.org/ }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
})

test('the button keeps the focus when the menu is loaded', async () => {
  const screen = await show()
  await userEvent.tab()
  const button = screen.getByRole('button', { name: /sam@example\.org/ })
  await expect.element(button).toHaveFocus()
  // Once loaded, the menu labels its button as the one that opens it.
  await expect.element(button, { timeout: 10_000 }).toHaveAttribute('aria-expanded', 'false')
  await expect.element(button).toHaveFocus()
})
