import { expect, it } from 'vitest'
import { ATTEMPTS, RETRY_DELAY_MS, TIMEOUT_MS } from './chat-limits.ts'

it('a model has two minutes to answer, one for another meal, five for a list or a photo', () => {
  expect(TIMEOUT_MS).toMatchObject({
    plan: 120_000,
    recipe: 120_000,
    'quick-meal': 120_000,
    replace: 60_000,
    'custom-meal': 60_000,
    'shopping-list': 300_000,
    photo: 300_000,
  })
})

it('a model gets two attempts, with two seconds times the attempt in between', () => {
  expect({ ATTEMPTS, RETRY_DELAY_MS }).toEqual({ ATTEMPTS: 2, RETRY_DELAY_MS: 2000 })
})
