import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NoticeShelf } from './notice-shelf.tsx'
import { notify } from './notify.ts'

afterEach(() => notifications.clean())

function renderShelf() {
  return render(
    <MantineProvider env="test">
      <NoticeShelf />
    </MantineProvider>,
  )
}

test('a message sent before the shelf is there is shown later, until it is closed', async () => {
  notify.error('The list was not saved.')
  const screen = await renderShelf()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The list was not saved.')
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('the same message is shown once', async () => {
  const screen = await renderShelf()
  notify.error('The list was not saved.')
  notify.error('The list was not saved.')
  notify.success('Shared.')
  await expect.element(screen.getByText('Shared.')).toBeVisible()
  expect(screen.getByRole('alert').elements()).toHaveLength(2)
})

test('a fifth message replaces the oldest', async () => {
  const screen = await renderShelf()
  for (const name of ['One', 'Two', 'Three', 'Four']) notify.error(`${name} was not saved.`)
  await expect.element(screen.getByText('Four was not saved.')).toBeVisible()
  notify.success('Shared.')
  await expect.element(screen.getByText('Shared.')).toBeVisible()
  await expect.element(screen.getByText('One was not saved.')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Two was not saved.')).toBeVisible()
})
