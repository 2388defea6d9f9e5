import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OwnerCode } from './owner-code.tsx'

const CODE = 'AB12-CD34-EF56-GH78'

afterEach(() => vi.unstubAllGlobals())

async function show(ownership: string) {
  let isOwner = false
  const asked = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input) === '/api/owner') return Response.json({ ownership: isOwner ? 'owner' : ownership })
    isOwner = JSON.parse(String(init?.body)).code === CODE
    return isOwner
      ? Response.json({ ownership: 'owner' })
      : Response.json({ error: 'wrong_code' }, { status: 403 })
  })
  vi.stubGlobal('fetch', asked)
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MantineProvider env="test">
        <OwnerCode userId="sam" email="sam@example.org" />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return { screen, asked }
}

test('the owner can enter the code by keyboard, and sees what is wrong with it', async () => {
  const { screen } = await show('unproven')
  const field = screen.getByLabelText('Owner code')
  await expect.element(field).toBeVisible()
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Enter the code.')).toBeVisible()
  await userEvent.keyboard('wrong{Enter}')
  await expect.element(screen.getByText(/^That is not the code\./)).toBeVisible()
  await expect.element(field).toHaveFocus()
  await field.fill(CODE)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('This server is yours.')).toBeVisible()
})

test.each(['owner', 'none'])('others are not asked for a code: %s', async (ownership) => {
  const { screen, asked } = await show(ownership)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.getByLabelText('Owner code').elements()).toEqual([])
})
