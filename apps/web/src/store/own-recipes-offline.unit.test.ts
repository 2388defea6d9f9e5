import { expect, it } from 'vitest'
import type { RecipeWriteAnswer } from './kv-transport.ts'
import { flushTasks, openDevice } from './testing/open-device.ts'
import { recipesOn, soup } from './testing/recipes-on-device.ts'
import { setUp } from './testing/set-up-store.ts'

const CHILI = 'own-chili-0001'
const STEW = 'own-stew-00001'
const SOUP = 'own-soup-00001'
const FULL: RecipeWriteAnswer = {
  kind: 'refused',
  refusal: { status: 413, code: 'storage_full', details: [] },
}

/** Two devices that have seen a chili and a stew. */
async function setUpBox() {
  const phone = setUp()
  const { server, clock } = phone
  const box = recipesOn(phone)
  box.save(CHILI, { name: 'Chili', servings: 4 })
  box.save(STEW, { name: 'Stew' })
  await flushTasks()
  const tablet = openDevice(server, clock)
  const tabletBox = recipesOn(tablet)
  tabletBox.refresh(server.ownRecipes())
  async function comesOnline(device: Pick<typeof phone, 'line' | 'store'> = phone) {
    device.line.always = 'passes'
    await device.store.wake()
    await flushTasks()
  }
  const chili = () => server.ownRecipes().find(({ id }) => id === CHILI)
  return { ...phone, ...box, phone, tablet, tabletBox, comesOnline, chili }
}

it('what is written, changed and deleted offline is shown at once, kept, and sent in order', async () => {
  const { server, store, line, clock, browser, save, remove, shown } = await setUpBox()
  line.always = 'cut'
  save(SOUP, { name: 'Soup' })
  save(CHILI, { servings: 8 })
  remove(STEW)
  const expected = [
    { name: 'Soup', servings: 2 },
    { name: 'Chili', servings: 8 },
  ]
  expect(shown()).toMatchObject(expected)
  await flushTasks()
  expect(store.summary()).toMatchObject({ status: 'offline', unsent: 3 })
  expect(server.ownRecipes()).toHaveLength(2)
  store.close()
  const next = openDevice(server, clock, browser)
  await next.store.read('profile')
  recipesOn(next).refresh(server.ownRecipes())
  await next.store.wake()
  await flushTasks()
  expect(next.line.calls.filter((call) => call.startsWith('recipe'))).toEqual(
    [SOUP, CHILI, STEW].map((id) => `recipe ${id}`),
  )
  expect(server.ownRecipes()).toMatchObject(expected.toReversed())
  expect(
    recipesOn(next)
      .shown()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Chili', 'Soup'])
  expect(next.store.summary()).toMatchObject({ status: 'saved', unsent: 0 })
})

it('several changes of one recipe are one, and a deletion that is undone is none', async () => {
  const { store, line, save, open } = await setUpBox()
  line.always = 'cut'
  save(CHILI, { servings: 6 })
  const opened = open(CHILI)
  // Opened before the first of the two was saved, as in another tab.
  opened.save({ notes: ['Hot.'] })
  opened.save({ tags: ['beans'] })
  expect(store.unsentRecipes()).toMatchObject([
    { id: CHILI, recipe: { servings: 6, notes: ['Hot.'], tags: ['beans'] } },
  ])
  const stew = open(STEW)
  stew.remove()
  expect(store.unsentRecipes()).toMatchObject([{ id: CHILI }, { id: STEW, recipe: null }])
  stew.putBack()
  expect(store.unsentRecipes()).toMatchObject([{ id: CHILI }])
  await flushTasks()
  expect(store.summary().unsent).toBe(1)
})

it('a change whose answer is lost is made once, also when the recipe changed or went meanwhile', async () => {
  const { line, save, tabletBox, server, comesOnline, chili } = await setUpBox()
  line.next.push('answer-lost', 'answer-lost')
  save(CHILI, { servings: 8 })
  await flushTasks()
  tabletBox.refresh(server.ownRecipes())
  tabletBox.save(CHILI, { servings: 12 })
  await flushTasks()
  await comesOnline()
  expect(chili()).toMatchObject({ servings: 12 })
})

it('a deletion that is undone while its answer is missing leaves the recipe', async () => {
  const { line, open, comesOnline, chili } = await setUpBox()
  line.always = 'answer-lost'
  const opened = open(CHILI)
  opened.remove()
  await flushTasks()
  expect(chili()).toBeUndefined()
  opened.putBack()
  await flushTasks()
  await comesOnline()
  expect(chili()).toMatchObject({ name: 'Chili', servings: 4 })
})

it('edits of different fields both stay', async () => {
  const { save, line, tabletBox, comesOnline, chili, problems, store } = await setUpBox()
  line.always = 'cut'
  save(CHILI, { servings: 8 })
  tabletBox.save(CHILI, { notes: ['Hot.'] })
  await flushTasks()
  await comesOnline()
  expect(chili()).toMatchObject({ servings: 8, notes: ['Hot.'] })
  expect([problems, store.summary().unsent]).toEqual([[], 0])
})

it.each(['deleted', 'changed'])(
  'an edit beats a deletion, whichever comes later: it was %s elsewhere',
  async (elsewhere) => {
    const { save, remove, line, tabletBox, comesOnline, chili, problems } = await setUpBox()
    line.always = 'cut'
    if (elsewhere === 'deleted') {
      save(CHILI, { servings: 8 })
      tabletBox.remove(CHILI)
    } else {
      remove(CHILI)
      tabletBox.save(CHILI, { servings: 8 })
    }
    await flushTasks()
    await comesOnline()
    expect(chili()).toMatchObject({ name: 'Chili', servings: 8 })
    expect(problems).toMatchObject(elsewhere === 'deleted' ? [] : [{ why: 'changed' }])
  },
)

it('of two edits of one field the later counts, and the other is offered until a person decides', async () => {
  const { save, line, store, tabletBox, comesOnline, chili, problems } = await setUpBox()
  line.always = 'cut'
  save(CHILI, { servings: 8, tags: ['mine'] })
  tabletBox.save(CHILI, { servings: 6, notes: ['Hot.'] })
  await flushTasks()
  // The merged change is lost on its way, and sent again.
  line.next.push('passes', 'answer-lost')
  await store.wake()
  await comesOnline()
  expect(chili()).toMatchObject({ servings: 8, tags: ['mine'], notes: ['Hot.'] })
  expect(problems).toMatchObject([{ why: ['servings'] }])
  const { status, stuck } = store.summary()
  expect([status, stuck.length]).toEqual(['stuck', 1])
  save(STEW, { servings: 3 })
  await flushTasks()
  expect(store.summary().unsent).toBe(1)
  await store.takeTheirs(stuck[0]?.key ?? '')
  await flushTasks()
  expect(chili()).toMatchObject({ servings: 6, tags: ['mine'], notes: ['Hot.'] })
  expect(store.summary()).toMatchObject({ status: 'saved', unsent: 0 })
})

it('what somebody else wrote goes when the person keeps the own', async () => {
  const { save, line, store, tabletBox, comesOnline, chili } = await setUpBox()
  line.always = 'cut'
  save(CHILI, { servings: 8 })
  tabletBox.save(CHILI, { servings: 6 })
  await flushTasks()
  await comesOnline()
  await store.dropCommand(store.summary().stuck[0]?.key ?? '')
  expect(chili()).toMatchObject({ servings: 8 })
  expect(store.summary()).toMatchObject({ status: 'saved', unsent: 0 })
})

it('a recipe the server refuses is named and stays, nothing waits behind it, and a shorter one goes out', async () => {
  const { server, store, save, shown, problems, comesOnline, chili } = await setUpBox()
  const answer = server.recipe
  server.recipe = (sent) => ((sent.command.value?.notes.length ?? 0) > 1 ? FULL : answer(sent))
  save(SOUP, { notes: ['Long', 'and longer'] })
  save(CHILI, { servings: 8 })
  await flushTasks()
  expect(chili()).toMatchObject({ servings: 8 })
  expect(problems).toMatchObject([{ command: { id: SOUP }, why: { code: 'storage_full' } }])
  expect(store.summary()).toMatchObject({ status: 'refused', unsent: 1, stuck: [{ command: { id: SOUP } }] })
  expect(shown().find(({ id }) => id === SOUP)?.notes).toHaveLength(2)
  expect(store.unsentChanges().commands).toMatchObject([{ value: { notes: ['Long', 'and longer'] } }])
  await comesOnline()
  expect(store.summary().status).toBe('refused')
  save(SOUP, { notes: ['Short'] })
  await flushTasks()
  expect(server.ownRecipes()).toMatchObject([{ id: CHILI }, { id: STEW }, { id: SOUP, notes: ['Short'] }])
  expect(store.summary()).toMatchObject({ status: 'saved', unsent: 0 })
})

it('a change the server neither makes nor refuses is kept with the one made on top of it', async () => {
  const { server, store, clock, save, tabletBox, chili, comesOnline } = await setUpBox()
  const answer = server.recipe
  server.recipe = (sent) =>
    sent.command.id === CHILI ? { kind: 'failed', status: 500, retryAfterMs: undefined } : answer(sent)
  save(CHILI, { servings: 8 })
  await flushTasks()
  save(CHILI, { notes: ['Hot.'] })
  for (let time = 0; time < 6; time++) await clock.advance(60_000)
  save(STEW, { servings: 3 })
  await flushTasks()
  expect(server.ownRecipes()).toMatchObject([{ servings: 4 }, { servings: 3 }])
  const { stuck } = store.summary()
  expect(stuck).toMatchObject([{ command: { id: CHILI } }])
  server.recipe = answer
  tabletBox.save(CHILI, { tags: ['beans'] })
  await flushTasks()
  await store.dropCommand(stuck[0]?.key ?? '')
  await comesOnline()
  expect(chili()).toMatchObject({ servings: 8, notes: ['Hot.'], tags: ['beans'] })
})

it('after a recipe changed, how it was cooked before is forgotten', async () => {
  const { store, server, save } = await setUpBox()
  server.put('recipesCache', { Chili: { recipeId: CHILI }, Toast: { recipeId: 'toast' } })
  await store.loadAll()
  save(CHILI, soup({ name: 'Chili' }))
  await flushTasks()
  expect(store.state('recipesCache').value).toEqual({ Toast: { recipeId: 'toast' } })
})
