import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { GuestBadge } from './guest-badge.tsx'

test('a guest sees the guest badge and a link to sign in', async () => {
  const screen = await render(
    <MemoryRouter>
      <GuestBadge />
    </MemoryRouter>,
  )
  await expect.element(screen.getByText('Guest User')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in')
})
