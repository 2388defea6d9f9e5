import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SquareCardForm } from './square-card-form.tsx'

/** A fake of Square's script: records its calls and returns `window.answer`. */
const SCRIPT = `
window.asked = []
window.Square = { payments: (applicationId, locationId) => ({
  card: async ({ style }) => {
    window.asked.push([applicationId, locationId, style.input.color])
    return {
      attach: async (element) => { element.textContent = 'Card number of Square' },
      tokenize: async (details) => { window.asked.push(details.intent); return window.answer },
      destroy: async () => { window.asked.push('destroyed') },
    }
  },
}) }`

declare global {
  interface Window {
    asked?: unknown[]
    answer?: object
  }
}

let scriptUrl = ''
beforeEach(() => {
  scriptUrl = URL.createObjectURL(new Blob([SCRIPT], { type: 'text/javascript' }))
})
afterEach(() => {
  URL.revokeObjectURL(scriptUrl)
  delete window.Square
})

function Form({ url, onToken }: { readonly url: string; readonly onToken: (token: string) => void }) {
  const [fault, setFault] = useState<string>()
  return (
    <MantineProvider env="test">
      <SquareCardForm
        setup={{ gateway: 'square', applicationId: 'app-1', locationId: 'L1', scriptUrl: url }}
        label="Your card"
        submitLabel="Start Free Trial"
        isSending={false}
        failure={fault === undefined ? undefined : { text: fault }}
        email="sam@example.org"
        onToken={onToken}
        onFault={setFault}
      />
    </MantineProvider>
  )
}

test('the card from Square’s form becomes a token to store on file', async () => {
  const tokens: string[] = []
  const screen = await render(<Form url={scriptUrl} onToken={(token) => tokens.push(token)} />)
  await expect.element(screen.getByText('Card number of Square')).toBeVisible()
  window.answer = { status: 'OK', token: 'cnon:1' }
  await screen.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect.poll(() => tokens).toEqual(['cnon:1'])
  expect(window.asked).toEqual([['app-1', 'L1', expect.stringMatching(/^#[0-9a-f]{6}$/)], 'STORE'])
  await screen.unmount()
  expect(window.asked).toContain('destroyed')
})

test('a card that Square rejects is not sent', async () => {
  const screen = await render(<Form url={scriptUrl} onToken={() => expect.unreachable()} />)
  await expect.element(screen.getByText('Card number of Square')).toBeVisible()
  window.answer = { status: 'Invalid', errors: [] }
  await screen.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect
    .element(screen.getByText('Payment validation failed. Please check your card details.'))
    .toBeVisible()
})

test('a form that does not load says so at once, and again on submit', async () => {
  URL.revokeObjectURL(scriptUrl)
  const screen = await render(<Form url={scriptUrl} onToken={() => expect.unreachable()} />)
  const notReady = screen.getByText('Payment form not ready. Please refresh and try again.')
  await expect.element(notReady).toBeVisible()
  await screen.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect.element(notReady).toBeVisible()
  expect(notReady.elements()).toHaveLength(1)
})
