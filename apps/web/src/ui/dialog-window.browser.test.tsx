import { MantineProvider } from '@mantine/core'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DialogWindow } from './dialog-window.tsx'
// After it, as in the built app.
import './tokens.css'

test('a dialog that must be answered starts at its top, where nothing is drawn', async () => {
  const screen = await render(
    <MantineProvider env="test">
      <DialogWindow opened title="Terms">
        <button type="button">Accept</button>
      </DialogWindow>
    </MantineProvider>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Terms' })).toBeVisible()
  await expect.poll(() => document.activeElement?.matches('[data-autofocus]:focus-visible')).toBe(true)
  expect(document.activeElement && getComputedStyle(document.activeElement).outlineStyle).toBe('none')
})
