import { describe, expect, it } from 'vitest'
import { createEventOutbox } from './event-outbox.ts'

/** A browser that reads one event whenever it is told to. */
function slowBrowser() {
  const read: string[] = []
  let next: (() => void) | undefined
  const outbox = createEventOutbox(({ event, data }) => {
    read.push(event === 'change' ? `${JSON.parse(data).key} ${JSON.parse(data).revision}` : event)
    return new Promise<void>((resolve) => {
      next = resolve
    })
  })
  const readOne = async () => {
    next?.()
    await new Promise(setImmediate)
  }
  return { outbox, read, readOne }
}

describe('events for a browser that reads slowly', () => {
  it('are the newest change of each document, in the order they happened', async () => {
    const { outbox, read, readOne } = slowBrowser()
    outbox.say('ready')
    for (let revision = 1; revision <= 1000; revision++) outbox.change({ key: 'pantry', revision })
    outbox.change({ key: 'profile', revision: 1 })
    outbox.change({ key: 'pantry', revision: 1001 })
    for (let n = 0; n < 9; n++) await readOne()
    expect(read).toEqual(['ready', 'profile 1', 'pantry 1001'])
  })

  it('are one resync instead of changes that were not read before it', async () => {
    const { outbox, read, readOne } = slowBrowser()
    outbox.say('ready')
    outbox.change({ key: 'pantry', revision: 1 })
    outbox.resync()
    outbox.resync()
    outbox.change({ key: 'profile', revision: 7 })
    for (let n = 0; n < 9; n++) await readOne()
    expect(read).toEqual(['ready', 'resync', 'profile 7'])
  })

  it('stall once nothing was read between two looks', async () => {
    const { outbox, readOne } = slowBrowser()
    expect(outbox.hasStalled()).toBe(false)
    outbox.say('ready')
    expect(outbox.hasStalled()).toBe(false)
    outbox.say('ping')
    await readOne()
    expect(outbox.hasStalled()).toBe(false)
    expect(outbox.hasStalled()).toBe(true)
    await readOne()
    expect(outbox.hasStalled()).toBe(false)
  })
})
