import { MemoryRouter, useSearchParams } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { readTab } from '../../lib/paths.ts'
import { TabBar } from './tab-bar.tsx'

function Dashboard() {
  const [search] = useSearchParams()
  return <TabBar current={readTab(search.get('tab'))} />
}

test('the six tabs are links, and the current one says so', async () => {
  const screen = await render(
    <MemoryRouter initialEntries={['/dashboard?tab=pantry']}>
      <Dashboard />
    </MemoryRouter>,
  )
  const tabs = screen.getByRole('navigation', { name: 'Main' }).getByRole('link')
  expect(tabs.elements()).toHaveLength(6)
  await expect.element(screen.getByRole('link', { name: 'Pantry' })).toHaveAttribute('aria-current', 'page')

  await screen.getByRole('link', { name: 'Settings' }).click()

  await expect.element(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Pantry' })).not.toHaveAttribute('aria-current')
})

test('with text twice as large, no name of a tab runs into the next', async () => {
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size')
  })
  const screen = await render(
    <MemoryRouter>
      <TabBar current="meal-plan" />
    </MemoryRouter>,
  )
  for (const tab of screen.getByRole('link').elements()) {
    const words = document.createRange()
    words.selectNodeContents(tab)
    const [text, box] = [words.getBoundingClientRect(), tab.getBoundingClientRect()]
    expect(text.left).toBeGreaterThanOrEqual(box.left)
    expect(text.right).toBeLessThanOrEqual(box.right)
  }
})
