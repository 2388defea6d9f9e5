import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ConfirmChange } from './confirm-change.tsx'

afterEach(() => vi.unstubAllGlobals())

async function show(answer: Response) {
  const fetched = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => answer)
  vi.stubGlobal('fetch', fetched)
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <MemoryRouter>
          <ConfirmChange token="a-token" />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
  return { screen, fetched }
}

test('the e-mail changes on a click, not on opening the page', async () => {
  const { screen, fetched } = await show(Response.json({ email: 'new@example.org' }))
  const confirm = screen.getByRole('button', { name: 'Confirm new e-mail' })
  await expect.element(confirm).toBeVisible()
  expect(fetched).not.toHaveBeenCalled()
  await confirm.click()
  await expect.element(screen.getByText('From now on, sign in with new@example.org.')).toBeVisible()
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/account/email/confirm')
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"token":"a-token"}')
})

test('a used, replaced or expired link says so', async () => {
  const { screen } = await show(Response.json({ error: 'invalid_token' }, { status: 400 }))
  await screen.getByRole('button', { name: 'Confirm new e-mail' }).click()
  await expect.element(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})
