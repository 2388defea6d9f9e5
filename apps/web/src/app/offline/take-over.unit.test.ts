import { expect, it } from 'vitest'
import { takeOver } from './take-over.ts'

/** A waiting version that takes over when it is asked for the given time. */
function startVersions(takesOverAt: number) {
  const workers = new EventTarget()
  const asked: string[] = []
  const waiting = (name: string) => ({
    postMessage: (message: string) => {
      asked.push(`${name}: ${message}`)
      if (asked.length === takesOverAt) workers.dispatchEvent(new Event('controllerchange'))
    },
  })
  return { workers, asked, waiting }
}

it('asks a version again that did not take over, and reloads once', async () => {
  const { workers, asked, waiting } = startVersions(3)
  await new Promise<void>((reload) => takeOver({ waiting: waiting('next') }, workers, reload, 1))
  expect(asked).toEqual(Array(3).fill('next: take-over'))
})

it('asks the newer version that replaced the one that was asked', async () => {
  const { workers, asked, waiting } = startVersions(2)
  const registration = { waiting: waiting('next') }
  const reloaded = new Promise<void>((reload) => takeOver(registration, workers, reload, 1))
  registration.waiting = waiting('newer')
  await reloaded
  expect(asked).toEqual(['next: take-over', 'newer: take-over'])
})
