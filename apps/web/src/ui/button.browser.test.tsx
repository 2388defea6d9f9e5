import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

function SlowForm({ onSend }: { readonly onSend: () => void }) {
  const [isSending, setIsSending] = useState(false)
  return (
    <MantineProvider env="test">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
          setIsSending(true)
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" loading={isSending}>
          Send
        </Button>
        <Button onClick={() => setIsSending(false)}>Answer</Button>
      </form>
    </MantineProvider>
  )
}

test('a loading button keeps the focus and ignores presses and Enter', async () => {
  let sent = 0
  const screen = await render(<SlowForm onSend={() => sent++} />)
  const button = screen.getByRole('button', { name: 'Send' })
  await button.click()
  expect(sent).toBe(1)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(button).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Enter}')
  expect(sent).toBe(1)

  await screen.getByRole('button', { name: 'Answer' }).click()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await button.click()
  expect(sent).toBe(2)
})
