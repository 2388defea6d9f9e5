import { expect, it } from 'vitest'
import { toHouseholdId } from '../database/ids.ts'
import { createHostPace } from './host-pace.ts'

const asker = (household: string, address = household) => ({ householdId: toHouseholdId(household), address })

/** A pace with a clock that waiting moves. */
function pace(hostsMax?: number) {
  const clock = { ms: 0 }
  const wait = async (ms: number) => {
    // Requests of the same moment get in before time passes.
    await new Promise(setImmediate)
    clock.ms += ms
  }
  const takeTurn = createHostPace(1000, wait, () => clock.ms, hostsMax)
  const had: string[] = []
  const take = async (host: string, name: string, mostMs = 10_000, address?: string) => {
    const mayAsk = await takeTurn(host, { asker: asker(name, address), mostMs })
    if (mayAsk) had.push(`${name} ${clock.ms}`)
    return mayAsk
  }
  return { take, takeTurn, had, clock }
}

it('asks a host once a second, and other hosts meanwhile', async () => {
  const { take, had, clock } = pace()
  await Promise.all([take('a', 'sam'), take('b', 'ana')])
  expect(had).toEqual(['sam 0', 'ana 0'])
  await Promise.all([take('a', 'sam'), take('a', 'sam')])
  expect(had.slice(2)).toEqual(['sam 1000', 'sam 2000'])
  clock.ms = 10_000
  await take('a', 'sam')
  expect(had.at(-1)).toBe('sam 10000')
})

it('takes no turn that is too late', async () => {
  const { take } = pace()
  const asked = [1, 2, 3, 4].map(() => take('a', 'sam', 2000))
  expect(await Promise.all(asked)).toEqual([true, true, true, false])
})

it('lets in a household among eleven requests of another one', async () => {
  const { take, had } = pace()
  const greedy = Array.from({ length: 12 }, () => take('a', 'greedy'))
  const honest = take('a', 'honest')
  expect(await honest).toBe(true)
  expect((await Promise.all(greedy)).filter(Boolean)).toHaveLength(10)
  expect(had.indexOf('honest 2000') + had.indexOf('honest 1000')).toBeGreaterThan(-1)
})

it('takes turns between addresses, however many accounts one has', async () => {
  const { take, had } = pace()
  const greedy = [1, 2, 3, 4, 5, 6].map((n) => take('a', `greedy-${n}`, 10_000, 'one'))
  await Promise.all([...greedy, take('a', 'honest')])
  expect(had.findIndex((one) => one.startsWith('honest'))).toBeLessThan(3)
})

it('forgets whoever gives up', async () => {
  const { take, takeTurn, had } = pace()
  await take('a', 'sam')
  const stopped = new AbortController()
  const waiting = takeTurn('a', { asker: asker('ana'), mostMs: 5000, signal: stopped.signal })
  stopped.abort()
  expect(await waiting).toBe(false)
  await take('a', 'kim')
  expect(had).toEqual(['sam 0', 'kim 1000'])
})

it('remembers a limited number of hosts', async () => {
  const { take, clock } = pace(2)
  expect(await Promise.all(['a', 'b', 'c'].map((host) => take(host, 'sam', 0)))).toEqual([true, true, false])
  clock.ms = 1000
  expect(await take('c', 'sam', 0)).toBe(true)
})
