import { ownRecipesAnswer } from '@pennyplate/contract/recipes/own-recipes-answers'
import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { rounds } from '@pennyplate/domain/testing/rounds'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { playOnRealServer } from './testing/on-real-server.ts'
import type { RealDevice } from './testing/real-server.ts'
import { recipesOn } from './testing/recipes-on-device.ts'
import { syncAll } from './testing/sync-all.ts'

const STEPS = rounds(60, 400)
const SHARED = ['own-shared-00001', 'own-shared-00002']
type Next = 'nothing' | 'wait' | 'cut' | 'answer-lost' | 'unavailable' | 'passes' | 'restart' | 'refresh'
type Step = { act: 'edit' | 'write' | 'delete' | 'undo'; device: 0 | 1; recipe: number; next: Next }

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('edit', 'edit', 'write', 'delete', 'undo'),
  device: fc.constantFrom(0, 1),
  recipe: fc.nat(1),
  next: fc.constantFrom(
    ...(['nothing', 'nothing', 'wait', 'wait', 'cut', 'answer-lost', 'unavailable'] as const),
    ...(['passes', 'passes', 'restart', 'refresh'] as const),
  ),
})

it(`${STEPS} recipes written, changed and deleted on two devices, with cuts, lost answers and restarts: both have all of it`, {
  timeout: 600_000,
}, async () => {
  await playOnRealServer(step, { acts: STEPS, numRuns: rounds(4, 12) }, async (steps, server, clock) => {
    const stored = async (): Promise<readonly OwnRecipe[]> =>
      ownRecipesAnswer.parse((await server.person.get('/api/own-recipes')).json).recipes
    const open = async () => server.openDevice(clock, await server.signIn())
    const devices: [RealDevice, RealDevice] = [await open(), await open()]
    const boxes = () => [recipesOn(devices[0]), recipesOn(devices[1])] as const
    for (const id of SHARED) boxes()[0].save(id, { name: id })
    await server.flushTasks()
    const refresh = async (at: 0 | 1) => boxes()[at].refresh(await stored())
    for (const at of [0, 1] as const) await refresh(at)
    /** Each device edits one field of the shared recipes, and has recipes nobody else touches. */
    const expected = new Map<string, string>()

    function act({ act: what, device, recipe }: Step, at: number): void {
      const box = boxes()[device]
      const word = `word ${at}`
      const [own, shared] = [`own-device-${device}-${recipe}000`, SHARED[recipe] ?? '']
      if (what === 'edit') {
        box.save(shared, device === 0 ? { description: word } : { notes: [word] })
        expected.set(`${shared} ${device}`, word)
      } else if (what === 'write') {
        box.save(own, { description: word })
        expected.set(own, word)
      } else if (box.shown().some(({ id }) => id === own)) {
        const opened = box.open(own)
        opened.remove()
        if (what === 'undo') opened.putBack()
        else expected.delete(own)
      }
    }

    function restart(at: 0 | 1): void {
      const { store, session, database, recipes } = devices[at]
      store.close()
      devices[at] = server.openDevice(clock, session, database)
      recipesOn(devices[at]).refresh([...recipes.values()])
    }

    for (const [at, each] of steps.entries()) {
      act(each, at)
      const phone = devices[each.device]
      if (each.next === 'wait') await clock.advance(WRITE_RETRY_MS + 1000)
      else if (each.next === 'refresh') await refresh(each.device)
      else if (each.next === 'restart') restart(each.device)
      else if (each.next !== 'nothing') phone.network = each.next
      await server.flushTasks()
    }
    for (const phone of devices) phone.network = 'passes'
    await syncAll(() => devices.map(({ store }) => store), clock, server.flushTasks)
    const found = new Map<string, string>()
    for (const { id, description, notes } of await stored()) {
      if (!SHARED.includes(id)) found.set(id, description ?? '')
      else
        for (const [at, word] of [description, notes[0]].entries()) if (word) found.set(`${id} ${at}`, word)
    }
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
    for (const { store, errors, dropped, problems } of devices) {
      expect(store.summary()).toEqual({ status: 'saved', refused: [], stuck: [], unsent: 0 })
      expect([...errors, ...dropped, ...problems]).toEqual([])
    }
  })
})
