import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
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

test('a dialog that is closed before the focus moved into it gives the focus back', async () => {
  function Order() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <MantineProvider>
        <button type="button" onClick={() => setIsOpen(true)}>
          Order
        </button>
        <DialogWindow opened={isOpen} title="Coming soon" onClose={() => setIsOpen(false)}>
          Not yet.
        </DialogWindow>
      </MantineProvider>
    )
  }
  const screen = await render(<Order />)
  const button = screen.getByRole('button', { name: 'Order' }).element() as HTMLElement
  button.focus()
  button.click()
  await untilThereIsADialog()
  expect(document.activeElement).toBe(button)
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull()
  expect(document.activeElement).toBe(button)
})

/** At once, before any timer. */
function untilThereIsADialog() {
  return new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
