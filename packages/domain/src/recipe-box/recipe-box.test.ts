import { describe, expect, it } from 'vitest'
import { mergeDocuments } from '../merge/merge-documents.ts'
import {
  notesOn,
  RECIPES_PER_COLLECTION_MAX,
  type RecipeBox,
  ratingsIn,
  renamedCollection,
  toggledInCollection,
  withCollection,
  withNote,
  withoutCollection,
  withoutNote,
} from './recipe-box.ts'

const camping = { id: 'c', name: 'Camping', recipes: ['chili'] }
const BOX: RecipeBox = { collections: [camping] }

describe('collections', () => {
  it('take recipes in and out', () => {
    const both = toggledInCollection(BOX, 'c', 'tofu')
    expect(both.collections?.[0]?.recipes).toEqual(['chili', 'tofu'])
    expect(toggledInCollection(both, 'c', 'chili').collections?.[0]?.recipes).toEqual(['tofu'])
  })

  it('have room for so many', () => {
    const recipes = Array.from({ length: RECIPES_PER_COLLECTION_MAX }, (_, at) => `${at}`)
    const full: RecipeBox = { collections: [{ ...camping, recipes }] }
    expect(toggledInCollection(full, 'c', 'one more')).toEqual(full)
  })

  it('are renamed, deleted and put back', () => {
    expect(renamedCollection(BOX, 'c', 'Tent').collections?.[0]?.name).toBe('Tent')
    expect(withCollection(withoutCollection(BOX, 'c'), camping)).toEqual(BOX)
  })

  it('of two devices are merged: recipes of both, and a name changed on one', () => {
    const mine = toggledInCollection(BOX, 'c', 'tofu')
    const theirs = renamedCollection(toggledInCollection(BOX, 'c', 'tacos'), 'c', 'Tent')
    const merged = mergeDocuments('recipeBox', { base: BOX, mine, theirs })
    expect(merged).toMatchObject({ collections: [{ name: 'Tent' }] })
    expect(JSON.stringify(merged)).toContain('tofu')
    expect(JSON.stringify(merged)).toContain('tacos')
  })
})

describe('notes', () => {
  const note = (id: string, recipe: string, rating?: number) => ({
    id,
    recipe,
    date: '2026-11-23',
    ...(rating === undefined ? {} : { rating }),
  })

  it('stand newest first with their recipe', () => {
    const box: RecipeBox = withNote(withNote({}, note('1', 'chili', 5)), note('2', 'chili'))
    expect(notesOn(box.notes, 'chili').map(({ id }) => id)).toEqual(['2', '1'])
    expect(notesOn(withoutNote(box, '2').notes, 'chili').map(({ id }) => id)).toEqual(['1'])
  })

  it('give a recipe the mean of its ratings', () => {
    const notes = [note('1', 'chili', 5), note('2', 'chili', 2), note('3', 'tofu')]
    expect(ratingsIn({ notes })).toEqual(new Map([['chili', 3.5]]))
  })

  it('of two devices are all kept', () => {
    const mine = withNote(BOX, note('1', 'chili', 5))
    const theirs = withNote(BOX, note('2', 'tofu', 3))
    const merged = mergeDocuments('recipeBox', { base: BOX, mine, theirs }) as RecipeBox
    expect(merged.notes?.map(({ id }) => id).toSorted()).toEqual(['1', '2'])
  })
})
