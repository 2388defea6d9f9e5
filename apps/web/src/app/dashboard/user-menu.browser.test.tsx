import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UserMenu } from './user-menu.tsx'

function show() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <MemoryRouter>
          <UserMenu email="sam@example.org" />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
}

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
