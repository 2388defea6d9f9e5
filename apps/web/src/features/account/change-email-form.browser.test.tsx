import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChangeEmailForm } from './change-email-form.tsx'

afterEach(() => vi.unstubAllGlobals())

async function show(answer: Response, oidc: { name: string } | null = null) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input) === '/api/config') return Response.json({ billing: 'beta', oidc })
    sent.push([String(input), JSON.parse(String(init?.body))])
    return answer
  })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <ChangeEmailForm email="sam@example.org" />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return { screen, sent }
}

test('asks for the current password, and says that the old address gets a message', async () => {
  const { screen, sent } = await show(Response.json({ sent: true }))
  await screen.getByLabelText('New e-mail').fill('new@example.org')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Enter your current password.')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.keyboard('a frying pan{Enter}')
  await expect.element(screen.getByText(/We have also told sam@example\.org\./)).toBeVisible()
  expect(sent).toEqual([['/api/account/email', { newEmail: 'new@example.org', password: 'a frying pan' }]])
})

test.each([
  [{ error: 'wrong_password' }, 403, 'That is not your current password.'],
  [{ error: 'rate_limited' }, 429, 'Too many attempts. Please try again in a few minutes.'],
])('explains the error %o', async (body, status, text) => {
  const { screen } = await show(Response.json(body, { status }))
  await screen.getByLabelText('New e-mail').fill('new@example.org')
  await screen.getByRole('textbox', { name: 'Current password' }).fill('wrong')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(text)).toBeVisible()
})
