import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useServerConfig } from '../../lib/server-config.ts'
import { StoreProvider } from '../../store/store-provider.tsx'
import { useDocument } from '../../store/use-document.ts'
import { PremiumBadge } from './premium-badge.tsx'

class SilentEvents extends EventTarget {
  close() {}
}

function WhatIsKnown() {
  const config = useServerConfig()
  const { status, value } = useDocument('subscriptionStatus')
  return config && status !== 'loading' && <p>{`${config.billing}, ${value ?? 'no subscription'}`}</p>
}

async function show(billing: 'beta' | 'live', subscriptionStatus: string | null) {
  vi.stubGlobal('EventSource', SilentEvents)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const address = String(input)
    if (address === '/api/config') return Response.json({ billing })
    const stored = { value: subscriptionStatus, revision: 1, updatedAt: '2026-11-22T08:00:00.000Z' }
    return Response.json({ entries: subscriptionStatus === null ? {} : { subscriptionStatus: stored } })
  })
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <StoreProvider userId="sam" householdId={crypto.randomUUID()}>
          <PremiumBadge />
          <WhatIsKnown />
        </StoreProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
}

afterEach(() => vi.unstubAllGlobals())

test('everyone has the badge during the beta, and it says that it is free', async () => {
  const screen = await show('beta', null)
  const badge = screen.getByRole('button', { name: 'Premium Account' })
  await expect.element(badge).toBeVisible()
  await badge.hover()
  await expect.element(screen.getByText('Free during beta')).toBeVisible()
})

test('subscribers and trials have it once billing is live, and it leads to their subscription', async () => {
  const screen = await show('live', 'active')
  await expect
    .element(screen.getByRole('link', { name: 'Premium Account' }))
    .toHaveAttribute('href', '/subscribe/manage')
})

test.each([
  [null, 'live, no subscription'],
  ['ended', 'live, ended'],
])('nobody else has it once billing is live: %s', async (status, known) => {
  const screen = await show('live', status)
  await expect.element(screen.getByText(known)).toBeVisible()
  expect(screen.getByText('Premium Account').elements()).toEqual([])
})
