import { expect, it } from 'vitest'
import { guardWork, hasUnsavedWork, watchUnsavedWork } from './unsaved-work.ts'

it('a field that was typed into is unsaved work while it is on screen', () => {
  watchUnsavedWork()
  const field = document.body.appendChild(document.createElement('input'))
  expect(hasUnsavedWork()).toBe(false)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(hasUnsavedWork()).toBe(true)
  field.remove()
  expect(hasUnsavedWork()).toBe(false)
})

it('a form that asks before it is left is unsaved work while it has changes', () => {
  let isDirty = true
  const release = guardWork(() => isDirty)
  expect(hasUnsavedWork()).toBe(true)
  isDirty = false
  expect(hasUnsavedWork()).toBe(false)
  isDirty = true
  release()
  expect(hasUnsavedWork()).toBe(false)
})
