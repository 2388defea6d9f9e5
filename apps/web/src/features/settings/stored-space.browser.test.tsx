import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { StoredSpace } from './stored-space.tsx'

const MB = 1024 * 1024

afterEach(() => vi.unstubAllGlobals())

test.each([
  [1000, false, 'Less than 1 MB of 512 MB', undefined],
  [460 * MB, false, '460 MB of 512 MB', undefined],
  [461 * MB, false, '461 MB of 512 MB', 'Almost full'],
  [508.5 * MB, true, '508 MB of 512 MB', 'Full: nothing more can be saved'],
])('%d bytes, full: %s, read: %s', async (usedBytes, isFull, text, title) => {
  vi.stubGlobal('fetch', async () => Response.json({ usedBytes, allowedBytes: 512 * MB, isFull }))
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <StoredSpace userId="sam" />
      </MantineProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText(text)).toBeVisible()
  if (title === undefined) expect(screen.getByRole('status').elements()).toEqual([])
  else await expect.element(screen.getByText(title, { exact: true })).toBeVisible()
})
