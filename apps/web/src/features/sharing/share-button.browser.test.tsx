import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ShareButton } from './share-button.tsx'

test('without a plan it says that there is nothing to share', async () => {
  const screen = await render(
    <MantineProvider env="test">
      <Notifications />
      <ShareButton plan={undefined} />
    </MantineProvider>,
  )
  await screen.getByRole('button', { name: 'Share Plan' }).click()
  await expect.element(screen.getByText('No meal plan to share')).toBeVisible()
})
