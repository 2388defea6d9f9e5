import { MantineProvider } from '@mantine/core'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from './confirm-dialog.tsx'

async function openDialog(loading: boolean) {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const screen = await render(
    <MantineProvider env="test">
      <ConfirmDialog
        opened
        title="Delete plan?"
        confirmLabel="Delete plan"
        onConfirm={onConfirm}
        onCancel={onCancel}
        loading={loading}
      >
        The shopping list goes with it.
      </ConfirmDialog>
    </MantineProvider>,
  )
  return { screen, onConfirm, onCancel }
}

test('can be confirmed, or cancelled with Escape', async () => {
  const { screen, onConfirm, onCancel } = await openDialog(false)
  await expect.element(screen.getByRole('dialog', { name: 'Delete plan?' })).toBeVisible()
  await screen.getByRole('button', { name: 'Delete plan' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
})

test('can be neither confirmed again nor cancelled while loading', async () => {
  const { screen, onConfirm, onCancel } = await openDialog(true)
  await expect.element(screen.getByRole('button', { name: 'Delete plan' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})

test('has its name also before the title that it refers to is tied to it', async () => {
  const { screen } = await openDialog(false)
  await expect
    .element(screen.getByRole('dialog', { name: 'Delete plan?' }))
    .toHaveAttribute('aria-label', 'Delete plan?')
})
