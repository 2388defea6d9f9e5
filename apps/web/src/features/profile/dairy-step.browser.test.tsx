import { MantineProvider } from '@mantine/core'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { formFromProfile, type ProfileForm } from '@pennyplate/domain/profile/profile-form'
import { profileFromForm } from '@pennyplate/domain/profile/profile-from-form'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { profileMessages } from '../../messages/profile.ts'
import { DairyStep } from './choice-steps.tsx'

async function show(stored: object) {
  let latest: ProfileForm = formFromProfile(withDefaults(stored))
  function Step() {
    const [form, setForm] = useState(latest)
    latest = form
    return (
      <DairyStep
        form={form}
        faults={{}}
        change={(changes) => setForm((before) => ({ ...before, ...changes }))}
        leave={() => undefined}
      />
    )
  }
  const screen = await render(
    <MantineProvider env="test">
      <Step />
    </MantineProvider>,
  )
  const saved = () => {
    const read = profileFromForm(latest, stored)
    return read.outcome === 'complete' ? read.profile.wholeGrains : undefined
  }
  return { question: screen.getByRole('group', { name: profileMessages.wholeGrains }), saved }
}

test('a household that was never asked sees half and half, and what each answer does', async () => {
  const { question, saved } = await show({ adults: 2 })
  await expect.element(question.getByRole('radio', { name: 'Half and half' })).toBeChecked()
  await expect
    .element(question.getByText(/Half and half: whole-wheat sandwich bread, the rest white/))
    .toBeVisible()
  expect(saved()).toBe('Half and half')
})

test('an answer is saved', async () => {
  const { question, saved } = await show({ wholeGrains: 'No' })
  await expect.element(question.getByRole('radio', { name: 'No' })).toBeChecked()
  await question.getByRole('radio', { name: 'Fine with us' }).click()
  await expect.element(question.getByRole('radio', { name: 'Fine with us' })).toBeChecked()
  expect(saved()).toBe('Fine with us')
})

test('who eats no wheat is not asked', async () => {
  const { question } = await show({ dietType: 'Gluten-Free' })
  expect(question.elements()).toEqual([])
})
